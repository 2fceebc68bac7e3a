//! What the message row says of a copy: each end in words of its own.

use std::collections::HashMap;

use qrscope::app::Message;
use qrscope::domain::{CopyFault, CopyOutcome, CopyWay, Multiplexer};
use qrscope::i18n::Lang;
use qrscope::text::SafeText;

use super::scenes::ready;
use super::stage::{DARK, render, row_text};

const SIZE: (u16, u16) = (200, 40);

fn ends() -> Vec<CopyOutcome> {
    let said = || SafeText::sanitize("no display");
    let native = [
        CopyFault::NoAnswer { seconds: 1 },
        CopyFault::NotKept,
        CopyFault::Broken,
        CopyFault::Said(said()),
    ];
    let command = [
        CopyFault::NotStarted(said()),
        CopyFault::TooSlow { seconds: 2 },
        CopyFault::NotRead,
        CopyFault::ExitCode {
            code: 9,
            said: said(),
        },
        CopyFault::Signal {
            number: 9,
            said: said(),
        },
    ];
    let failed = |way| move |fault| CopyOutcome::Failed { way, fault };
    let mut all = vec![
        CopyOutcome::Confirmed,
        CopyOutcome::SentToTerminal,
        CopyOutcome::GivenToCommand,
        CopyOutcome::TooLong {
            bytes: 80_000,
            limit: 74_994,
        },
        CopyOutcome::Off,
        CopyOutcome::NoWay,
    ];
    all.extend(native.map(failed(CopyWay::Native)));
    all.extend(command.map(failed(CopyWay::Command)));
    all
}

#[test]
fn no_two_ends_of_a_copy_are_told_in_the_same_words() {
    for lang in Lang::ALL {
        let mut said = HashMap::new();
        for through in [None, Some(Multiplexer::Tmux), Some(Multiplexer::Screen)] {
            for end in ends() {
                let is_sent = end == CopyOutcome::SentToTerminal;
                if through.is_some() && !is_sent {
                    continue;
                }
                let mut desk = ready(SIZE, lang);
                desk.model.options.multiplexer = through;
                desk.press_all(&["3", "Enter"]);
                desk.send(Message::CopyFinished(1, end.clone()));
                let row = row_text(&render(&desk.model, &DARK), SIZE.1 - 2);
                let before = said.insert(row.clone(), (end.clone(), through));
                assert_eq!(before, None, "{end:?}: {row}");
                let is_failure = !matches!(
                    end,
                    CopyOutcome::Confirmed
                        | CopyOutcome::SentToTerminal
                        | CopyOutcome::GivenToCommand
                );
                assert_eq!(row.contains("! "), is_failure, "{end:?}: {row}");
            }
        }
    }
}
