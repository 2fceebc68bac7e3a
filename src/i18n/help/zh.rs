//! 帮助的文字。

use super::HelpTexts;

pub(in crate::i18n) const HELP: HelpTexts = HelpTexts {
    composed: |key| format!("输入法可能开着：这里按键是命令。方向键、回车和 {key} 不受输入法影响"),
    moving: "移动",
    program: "整个程序",
    marks: "标记",
    detail_or_retry: "详情，或重试",
    retry: "重试",
    cancel: "取消",
    mark_pass: "通过（pass）",
    mark_fail: "不通过（fail）",
    mark_other: "其他结果，以及状态",
    mark_untracked: "未跟踪：平台没有说明，不等于「没有」",
    note: "输入法开着也可用：方向键、回车、Esc、Tab、F 键；全角键同样有效",
    computed: "按当前键位生成",
};
