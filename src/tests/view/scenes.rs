//! What can be on the screen, each reached by keys and answers.

use qrscope::app::{Effect, Message, PaneId};
use qrscope::domain::{ErrorKind, Skill};
use qrscope::i18n::Lang;

use crate::tests::update::behind as tasks;
use crate::tests::update::desk::{Desk, LATHE, demo_options, explorer_options};
use crate::tests::update::replies::{
    Shelf, actions, at, captured_with, card_of, entity, page, records, refused, timed_out,
};
use qrscope::domain::{ActionList, Answer, Card, LoadError, Page};

type Reply<T> = Result<Box<Answer<T>>, LoadError>;

/// A scene's name and how to get there.
pub struct Scene {
    pub name: &'static str,
    pub make: fn((u16, u16), Lang) -> Desk,
}

pub const SCENES: [Scene; 29] = [
    Scene {
        name: "home",
        make: |size, lang| Desk::new(demo_options(), size, lang),
    },
    Scene {
        name: "home-plain",
        make: |size, lang| {
            let mut desk = Desk::new(explorer_options(), size, lang);
            desk.open("今天天气不错");
            desk
        },
    },
    Scene {
        name: "loading",
        make: loading,
    },
    Scene {
        name: "ready",
        make: ready,
    },
    Scene {
        name: "page-failed",
        make: page_failed,
    },
    Scene {
        name: "untracked",
        make: |size, lang| {
            answered(
                size,
                lang,
                entity("untracked-get_entity"),
                records("untracked-get_records"),
                actions("untracked-list_actions"),
            )
        },
    },
    Scene {
        name: "no-entity",
        make: |size, lang| {
            answered(
                size,
                lang,
                entity("not-found"),
                records("not-found"),
                actions("not-found"),
            )
        },
    },
    Scene {
        name: "all-failed",
        make: |size, lang| answered(size, lang, Err(refused()), Err(refused()), Err(refused())),
    },
    Scene {
        name: "old-content",
        make: |size, lang| {
            let mut desk = ready(size, lang);
            desk.tick(at("2026-06-30T09:35:00Z"));
            desk.press("r");
            for pane in [PaneId::Card, PaneId::Ledger, PaneId::Actions] {
                desk.fail(pane, refused());
            }
            desk
        },
    },
    Scene {
        name: "hostile",
        make: |size, lang| {
            answered(
                size,
                lang,
                entity("hostile-entity"),
                records("hostile-records"),
                actions("list-actions"),
            )
        },
    },
    Scene {
        name: "record",
        make: |size, lang| {
            let mut desk = ready(size, lang);
            desk.press_all(&["Down", "Down", "Down", "Right"]);
            desk
        },
    },
    Scene {
        name: "record-raw",
        make: |size, lang| {
            let mut desk = ready(size, lang);
            desk.press_all(&["Down", "Down", "Down", "Right", "v"]);
            desk
        },
    },
    Scene {
        name: "action",
        make: |size, lang| {
            let mut desk = ready(size, lang);
            desk.press_all(&["3", "Right"]);
            desk
        },
    },
    Scene {
        name: "qr",
        make: |size, lang| {
            let mut desk = ready(size, lang);
            desk.press_all(&["3", "p"]);
            desk
        },
    },
    Scene {
        name: "qr-foreign",
        make: |size, lang| qr_of(size, lang, "https://xn--qr71-9o4n.example/fill-in"),
    },
    Scene {
        name: "qr-too-small",
        make: |size, lang| {
            let link = format!("https://qr71.cn/okDISU/qssTnoy?{}", "a=1&".repeat(150));
            qr_of(size, lang, &link)
        },
    },
    Scene {
        name: "copied",
        make: |size, lang| {
            let mut desk = ready(size, lang);
            desk.press_all(&["3", "Enter"]);
            desk.send(Message::CopyFinished(
                1,
                qrscope::domain::CopyOutcome::Confirmed,
            ));
            desk
        },
    },
    Scene {
        name: "help",
        make: |size, lang| {
            let mut desk = ready(size, lang);
            desk.press("?");
            desk
        },
    },
    Scene {
        name: "open",
        make: |size, lang| {
            let mut desk = ready(size, lang);
            desk.model.options.demo_codes = demo_options().demo_codes;
            desk.send(Message::Pasted(
                "李师傅发来的：https://qr61.cn/oDemo1/qOther1，麻烦看看".to_owned(),
            ));
            desk
        },
    },
    Scene {
        name: "commands",
        make: |size, lang| {
            let mut desk = ready(size, lang);
            desk.press_all(&["Ctrl-p", "Down", "Down"]);
            desk
        },
    },
    Scene {
        name: "panel-traffic",
        make: |size, lang| behind(size, lang, &["t", "Down", "Down", "Down"]),
    },
    Scene {
        name: "panel-request",
        make: |size, lang| behind(size, lang, &["t", "Down", "Down", "Down", "Enter"]),
    },
    Scene {
        name: "panel-tasks",
        make: |size, lang| behind(size, lang, &["t", "2", "Down"]),
    },
    Scene {
        name: "panel-task-not-held",
        make: |size, lang| {
            let mut desk = behind(size, lang, &["t", "2", "Enter"]);
            if let [Effect::ReadTask { ticket, .. }] = desk.press("r")[..] {
                let gone = LoadError::of(ErrorKind::Rpc(-32001));
                desk.send(Message::TaskRead(ticket, Err(gone)));
            }
            desk
        },
    },
    Scene {
        name: "panel-service",
        make: |size, lang| {
            let mut desk = behind(size, lang, &["t", "3"]);
            if let [Effect::ListTasks { ticket, .. }] = desk.press("Enter")[..] {
                let page = tasks::page(0..6, Some("more"));
                desk.send(Message::TasksListed(ticket, Ok(page)));
            }
            desk.press("End");
            desk
        },
    },
    Scene {
        name: "panel-service-refused",
        make: |size, lang| {
            let mut desk = behind(size, lang, &["t", "3"]);
            if let [Effect::ListTasks { ticket, .. }] = desk.press("Enter")[..] {
                let error = LoadError::of(ErrorKind::NoTaskList(Vec::new()));
                desk.send(Message::TasksListed(ticket, Err(error)));
            }
            desk
        },
    },
    Scene {
        name: "panel-card",
        make: |size, lang| {
            let mut desk = behind(size, lang, &["t", "4"]);
            if let [Effect::ReadAgentCard { ticket }] = desk.press("Enter")[..] {
                desk.send(Message::AgentCardRead(ticket, Ok(tasks::read_card())));
            }
            desk
        },
    },
    Scene {
        name: "panel-about",
        make: |size, lang| behind(size, lang, &["t", "5"]),
    },
    Scene {
        name: "ask-host",
        make: |size, lang| {
            let mut desk = Desk::new(explorer_options(), size, lang);
            desk.open("https://codes.example.org/a1/b2");
            desk
        },
    },
];

/// What lies behind a code that is there.
fn behind(size: (u16, u16), lang: Lang, keys: &[&str]) -> Desk {
    let mut desk = ready(size, lang);
    tasks::fill(&mut desk);
    desk.press_all(keys);
    desk
}

/// The QR code of the only action's link.
fn qr_of(size: (u16, u16), lang: Lang, link: &str) -> Desk {
    let data = format!(
        r#"{{"url":"u","actions":[{{"action":"a","label":"巡检记录表","humanUrl":"{link}"}}]}}"#
    );
    let list = crate::tests::update::replies::action_list(&data);
    let mut desk = answered(
        size,
        lang,
        entity("get-entity-data"),
        records("english-records"),
        Ok(list),
    );
    desk.press_all(&["3", "p"]);
    desk
}

fn opened(size: (u16, u16), lang: Lang) -> Desk {
    let mut desk = Desk::new(explorer_options(), size, lang);
    desk.open(LATHE);
    desk
}

/// Everything answered as given; further pages of the ledger stay away.
pub fn answered(
    size: (u16, u16),
    lang: Lang,
    card: Reply<Card>,
    ledger: Reply<Page>,
    actions: Reply<ActionList>,
) -> Desk {
    let mut desk = opened(size, lang);
    let ticket = |desk: &mut Desk, pane| {
        let ticket = desk.wire.of(pane).unwrap().ticket;
        desk.wire.take(ticket, true);
        ticket
    };
    let at = ticket(&mut desk, PaneId::Card);
    desk.send(Message::EntityArrived(at, card));
    let at = ticket(&mut desk, PaneId::Ledger);
    desk.send(Message::PageArrived(at, ledger));
    let at = ticket(&mut desk, PaneId::Actions);
    desk.send(Message::ActionsArrived(at, actions));
    desk
}

/// The lathe after three seconds of waiting, its actions being there already.
fn loading(size: (u16, u16), lang: Lang) -> Desk {
    let mut desk = opened(size, lang);
    desk.answer(PaneId::Actions);
    desk.tick(at("2026-06-30T09:20:03Z"));
    desk
}

/// The lathe, with the long ledger of another demo code of the captures under its name.
pub fn ready(size: (u16, u16), lang: Lang) -> Desk {
    let card = captured_with("get-entity-data", Skill::GetEntity, |body| {
        body.replace("\"total\":1,", "\"total\":1000,")
    });
    let ledger = records("ledger-size-500");
    let mut desk = answered(
        size,
        lang,
        card.map(card_of),
        ledger,
        actions("list-actions"),
    );
    if let Some(asked) = desk.wire.of(PaneId::Ledger).cloned() {
        // What a tall window asks for at once.
        desk.wire.take(asked.ticket, true);
        let last = records("ledger-last-page").unwrap();
        desk.send(Message::PageArrived(asked.ticket, Ok(last)));
    }
    desk
}

/// The second page did not come, and the error row is selected.
fn page_failed(size: (u16, u16), lang: Lang) -> Desk {
    let mut desk = opened(size, lang);
    desk.shelf = Shelf::of(120);
    for pane in [PaneId::Card, PaneId::Ledger, PaneId::Actions] {
        desk.answer(pane);
    }
    desk.press("End");
    desk.fail(PaneId::Ledger, timed_out());
    desk.press("End");
    desk
}

/// Rows whose texts are as wide and as odd as they come.
pub fn mixed_rows() -> Box<Answer<Page>> {
    let row = |id: u8, label: &str, words: &str, summary: &str, by: &str| {
        format!(
            r#"{{"id":"m{id}","type":"inspection","label":"{label}","at":"2026-06-2{id}T02:26:36.000Z","result":"pass","resultLabel":"{words}","summary":"{summary}","by":{{"name":"{by}"}}}}"#
        )
    };
    let rows = [
        row(
            9,
            "巡检记录表",
            "正常",
            "巡检结果：正常，导轨润滑，冷却液压力，急停按钮，指示灯，全部检查完毕没有发现问题",
            "张工",
        ),
        row(
            8,
            "Weekly check",
            "OK",
            "Left fork shows a hairline crack; truck taken out of service and tagged",
            "M. Rossi",
        ),
        row(
            7,
            "👷巡检👨‍👩‍👧‍👦表格很长很长很长",
            "⚠️偏低偏低偏低",
            "👍🏽 done ✅ 完成 🔧 更换密封圈 🇨🇳 é café ｆｕｌｌ",
            "欧阳娜娜司马相如",
        ),
        row(
            6,
            "سجل الفحص",
            "ﾊﾞｯﾃﾘｰ",
            "فحص كامل للمعدات مع تقرير",
            "Zoë Müller-Lüdenscheidt",
        ),
        row(5, "m", "", "", ""),
        r#"{"id":"m4"}"#.to_owned(),
    ];
    page(&format!(
        r#"{{"records":[{}],"hasMore":false,"total":6}}"#,
        rows.join(",")
    ))
}
