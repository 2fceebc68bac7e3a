//! The built-in demo service: an A2A 0.3 agent with the three read-only skills over real HTTP on the loopback
//! interface, with the envelope, the failures and the paging of the public service. What it tells comes from
//! `assets/demo/`; the one code that exists outside is the public demo code of the platform's documents.

mod agent_card;
mod answers;
mod catalogue;
mod dice;
mod envelope;
mod generate;
mod host;
mod ledger;
mod link;
mod listed;
mod moments;
mod question;
mod rpc;
mod service;
mod tasks;
mod vocabulary;

pub(crate) use listed::{ListedCode, listed_codes};
#[cfg(test)]
pub(crate) use service::DemoOptions;
pub(crate) use service::DemoService;

#[cfg(test)]
mod tests;
