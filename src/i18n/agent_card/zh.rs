//! 服务的名片。

use super::AgentCardTexts;

pub(in crate::i18n) const AGENT_CARD: AgentCardTexts = AgentCardTexts {
    provider: "提供方",
    version: "版本",
    documentation: "文档",
    security: "鉴权",
    extension: "扩展",
    required: "必需",
    interfaces: "接口",
    capabilities: "能力",
    skills: "技能",
    contradiction: |member| format!("名片写着 {member}，与服务公布的限制不符"),
    contract_extension: "只读契约",
    not_spoken: "本程序不支持",
};
