//! The holder where something is not as usual: its own file is gone, or whoever owns the clipboard answers nobody.

use super::{LATHE, copied, explorer, holder, on_each, replace, the_holder, wait_until_pasted};
use crate::support::pty::Pty;
use std::{fs, path::Path};

#[test]
fn it_is_started_though_the_program_s_file_was_removed_meanwhile() {
    on_each(|desktop| {
        let built = Path::new(env!("CARGO_BIN_EXE_qrscope"));
        // Beside it, as a link reaches no further than its file system.
        let folder = tempfile::tempdir_in(built.parent().unwrap()).unwrap();
        let program = folder.path().join("qrscope");
        fs::hard_link(built, &program).unwrap();
        let args = ["--demo", LATHE, "--lang", "en"];
        let mut pty = Pty::spawn_program(&program, &args, &desktop.variables(), (120, 40));
        pty.wait_for("维护保养记录");
        pty.keys("3");
        copied(&mut pty);
        // As an update does, which puts another file in its place a moment later.
        fs::remove_file(&program).unwrap();
        pty.keys("q");
        assert_eq!(pty.wait_exit(), 0);
        wait_until_pasted(desktop, LATHE);
        the_holder(&pty);
        replace(desktop, &pty);
    });
}

#[test]
fn an_owner_that_answers_nobody_does_not_keep_the_text_from_being_held() {
    on_each(|desktop| {
        let _hanging = desktop.copy_and_hang("of a program that hangs");
        let (mut holder, said) = holder(desktop, "7\n草料!");
        assert_eq!(said, "held\n");
        assert_eq!(desktop.pasted().as_deref(), Some("草料!"));
        desktop.copy("another program's");
        assert_eq!(holder.exit_code(), Some(0));
    });
}

#[test]
fn a_copy_over_one_that_answers_nobody_is_a_copy_and_stays() {
    on_each(|desktop| {
        let _hanging = desktop.copy_and_hang("of a program that hangs");
        let mut pty = explorer(desktop, &[]);
        copied(&mut pty);
        pty.keys("q");
        assert_eq!(pty.wait_exit(), 0);
        wait_until_pasted(desktop, LATHE);
        replace(desktop, &pty);
    });
}
