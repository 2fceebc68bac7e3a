//! Whole windows, compared with what was looked at and found right.

use insta::{Settings, assert_snapshot};
use qrscope::i18n::Lang;

use super::scenes::{SCENES, ready};
use super::stage::text;

const SIZES: [(u16, u16); 4] = [(80, 24), (120, 40), (200, 60), (50, 20)];

fn settings() -> Settings {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}

#[test]
fn every_scene_at_every_size_in_every_language() {
    settings().bind(|| {
        for scene in &SCENES {
            for (width, height) in SIZES {
                let shown = Lang::ALL.map(|lang| text(&(scene.make)((width, height), lang).model));
                let between = format!("\n\n{}\n", "~".repeat(usize::from(width)));
                assert_snapshot!(
                    format!("{}-{width}x{height}", scene.name),
                    shown.join(&between)
                );
            }
        }
    });
}

#[test]
fn a_window_that_is_too_small_says_so_in_one_line() {
    settings().bind(|| {
        let mut all = Vec::new();
        for size in [(34, 6), (39, 40), (120, 9), (10, 2), (1, 1)] {
            for lang in Lang::ALL {
                let shown = text(&ready(size, lang).model);
                assert_eq!(shown.trim_end().lines().count(), 1, "{size:?}");
                all.push(shown.trim_end().to_owned());
            }
        }
        assert_snapshot!("too-small", all.join("\n"));
    });
}
