//! Columns stand where they stand, whatever is in them.

use qrscope::i18n::Lang;
use qrscope::text::cells;
use ratatui::layout::Position;

use super::scenes::{SCENES, answered, mixed_rows};
use super::stage::{DARK, column_of, render, row, row_of, row_text};
use crate::tests::update::replies::{actions, lathe};

const WIDTHS: [u16; 8] = [50, 72, 80, 99, 120, 159, 160, 200];

#[test]
fn every_ledger_column_begins_at_the_same_cell_in_every_row() {
    for width in WIDTHS {
        for lang in Lang::ALL {
            let desk = answered(
                (width, 30),
                lang,
                Ok(lathe()),
                Ok(mixed_rows()),
                actions("list-actions"),
            );
            let buffer = render(&desk.model, &DARK);
            let layout = desk.model.layout();
            let head = layout.ledger.y + 1;
            let heads = desk.model.texts().ledger.columns;
            let columns: Vec<u16> = [
                heads.time,
                heads.result,
                heads.record,
                heads.summary,
                heads.by,
            ]
            .into_iter()
            .filter_map(|head_text| column_of(&buffer, head, head_text))
            .filter(|x| layout.ledger.x <= *x && *x < layout.ledger.right())
            .collect();
            assert!(columns.len() >= 3, "{width} {lang:?}");
            for y in head + 1..head + 7 {
                let starts: Vec<u16> = row(&buffer, y).iter().map(|(x, _)| *x).collect();
                for x in &columns {
                    let cell = buffer.cell(Position::new(*x, y)).unwrap();
                    assert!(
                        starts.contains(x),
                        "{width} {lang:?}: a wide character lies across column {x} in {:?}",
                        row_text(&buffer, y)
                    );
                    // The fifth row has texts that are sent empty.
                    assert!(
                        cell.symbol() != " " || y == head + 5,
                        "{width} {lang:?}: column {x} is empty in {:?}",
                        row_text(&buffer, y)
                    );
                    let before = buffer.cell(Position::new(x - 1, y)).unwrap();
                    assert_eq!(
                        before.symbol(),
                        " ",
                        "{width} {lang:?}: text runs into column {x} in {:?}",
                        row_text(&buffer, y)
                    );
                }
            }
        }
    }
}

#[test]
fn no_wide_character_is_cut_in_half_anywhere() {
    for scene in &SCENES {
        for width in 40..=130 {
            for lang in Lang::ALL {
                // Every width would be slow in all languages; the odd ones are where halves come from.
                if (width % 4 != 1) == (lang == Lang::En) {
                    continue;
                }
                let desk = (scene.make)((width, 24), lang);
                let buffer = render(&desk.model, &DARK);
                for y in 0..24 {
                    for (x, cell) in row(&buffer, y) {
                        let wide = u16::try_from(cells(cell.symbol())).unwrap();
                        assert!(
                            x + wide <= width,
                            "{} {width} {lang:?}: {:?} leaves the window",
                            scene.name,
                            row_text(&buffer, y)
                        );
                        for half in 1..wide {
                            let second = buffer.cell(Position::new(x + half, y)).unwrap();
                            assert!(
                                second.symbol().trim().is_empty(),
                                "{} {width} {lang:?}: {:?} stands on the second half of {:?}",
                                scene.name,
                                second.symbol(),
                                cell.symbol()
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn pane_titles_and_rows_share_their_edge() {
    let desk = answered(
        (120, 40),
        Lang::Zh,
        Ok(lathe()),
        Ok(mixed_rows()),
        actions("list-actions"),
    );
    let buffer = render(&desk.model, &DARK);
    let layout = desk.model.layout();
    let title = column_of(&buffer, layout.ledger.y, "账本").unwrap();
    let head = column_of(&buffer, layout.ledger.y + 1, "时间").unwrap();
    let first = column_of(&buffer, layout.ledger.y + 2, "06-29").unwrap();
    assert_eq!((title, head), (head, first));
    let y = row_of(&buffer, "维护保养记录").unwrap();
    assert_eq!(column_of(&buffer, y, "维护保养记录"), Some(title));
}

#[test]
fn what_is_cut_ends_with_the_mark() {
    for width in WIDTHS {
        let desk = answered(
            (width, 30),
            Lang::Zh,
            Ok(lathe()),
            Ok(mixed_rows()),
            actions("list-actions"),
        );
        let buffer = render(&desk.model, &DARK);
        let layout = desk.model.layout();
        let y = layout.ledger.y + 2;
        let summary =
            "巡检结果：正常，导轨润滑，冷却液压力，急停按钮，指示灯，全部检查完毕没有发现问题";
        let line = row_text(&buffer, y);
        assert!(
            line.contains(summary) || line.contains('⋯'),
            "{width}: {line}"
        );
    }
}

#[test]
fn nothing_jumps_between_waiting_and_having() {
    for size in [(80, 24), (120, 40), (200, 60)] {
        let waiting = crate::tests::update::desk::Desk::opened(size);
        let mut ready = waiting.clone();
        ready.answer_all();
        let (before, after) = (render(&waiting.model, &DARK), render(&ready.model, &DARK));
        let layout = ready.model.layout();
        for (y, text) in [
            (layout.card.y, "1 实体"),
            (layout.ledger.y, "2 账本"),
            (layout.ledger.y + 1, "时间 UTC+8"),
            (layout.ledger.y + 1, "摘要"),
            (layout.actions.y, "3 操作"),
        ] {
            let place = column_of(&before, y, text);
            assert!(place.is_some(), "{size:?} {text}");
            assert_eq!(place, column_of(&after, y, text), "{size:?} {text}");
        }
    }
}
