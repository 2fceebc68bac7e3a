//! 区块和字段的中文名称。

use super::CardTexts;
use crate::domain::{BlockName, KnownLabel};
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const CARD: CardTexts = CardTexts {
    block,
    label,
    transitional: "过渡编号",
    no_summary: "服务没有给出摘要。",
    no_entity: "没有可读的公开实体",
    no_entity_why: "链接有误，或者这个码没有公开。服务对两种情况回答相同，这里无法区分。",
    possible: "可能的原因",
    link_read: "读到的链接",
    other_code: |uri| format!("服务回答的码是 {uri}，不是所问的链接"),
    other_artifact: |name| {
        if name.is_empty() {
            return "结果没有名称；内容相符，照此显示".to_owned();
        }
        format!("结果的名称是「{name}」，不是预期的名称；内容相符，照此显示")
    },
    last_record: "上次",
    last_record_card: "上次（实体卡）",
    known_failures: |n| format!("已知异常 {}", thousands(n as u64)),
    head_actions: "操作",
    nothing_to_sum_up: "平台没有给出可以概括的内容",
};

fn block(name: &BlockName) -> &str {
    match name {
        BlockName::States => "状态",
        BlockName::Properties => "属性",
        BlockName::Relations => "关系",
        BlockName::Plans => "计划",
        BlockName::Media => "媒体",
        BlockName::Thing => "物",
        BlockName::Code => "码",
        BlockName::Binding => "绑定",
        BlockName::Records => "记录预览",
        BlockName::Actions => "操作预览",
        BlockName::Endpoints => "地址",
        BlockName::Contract => "约定",
        BlockName::Unknown(name) => name.as_str(),
    }
}

const fn label(label: KnownLabel) -> &'static str {
    match label {
        KnownLabel::Name => "名称",
        KnownLabel::Kind => "类型",
        KnownLabel::Organisation => "建档组织",
        KnownLabel::Id | KnownLabel::ActionId => "编号",
        KnownLabel::IdScheme => "编号方式",
        KnownLabel::Uri => "链接",
        KnownLabel::Status => "状态",
        KnownLabel::CreatedAt => "建立时间",
        KnownLabel::Since => "自",
        KnownLabel::CodeId => "码编号",
        KnownLabel::ThingId => "物编号",
        KnownLabel::HistoryCount => "绑定次数",
        KnownLabel::Total => "总数",
        KnownLabel::Preview => "最近几条",
        KnownLabel::Images => "图片",
        KnownLabel::Attachments => "附件",
        KnownLabel::Version => "版本",
        KnownLabel::Rules => "规则",
        KnownLabel::Record => "记录",
        KnownLabel::Result => "结果",
        KnownLabel::Time => "时间",
        KnownLabel::RawTime => "原值",
        KnownLabel::By => "填写人",
        KnownLabel::Summary => "摘要",
        KnownLabel::Snapshot => "当时的快照",
        KnownLabel::OtherMembers => "其他字段",
        KnownLabel::Authorisation => "授权",
        KnownLabel::Writes => "写入",
        KnownLabel::Destroys => "破坏",
        KnownLabel::Repeat => "重复提交",
        KnownLabel::Confirmation => "二次确认",
        KnownLabel::Precondition => "前提",
        KnownLabel::FormFields => "表单字段",
    }
}
