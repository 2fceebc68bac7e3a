//! 浮层的标题和提示。

use super::OverlayTexts;

pub(in crate::i18n) const OVERLAYS: OverlayTexts = OverlayTexts {
    record: "记录",
    action: "操作",
    block: "实体",
    help: "帮助",
    open: "打开另一个码",
    commands: "命令",
    confirm_hint: "确定",
    run_hint: "执行",
};
