//! DialectDetection out what an endpoint speaks, as a pure state machine: what to try next, given how the last try ended.

use std::collections::VecDeque;

use url::Url;

use super::agent_card::card_address;
use super::route::Route;
use crate::a2a::{
    AGENT_CARD_PATH, AgentCard, Binding, Dialect, Forced, Interface, METHOD_NOT_FOUND,
    OLD_AGENT_CARD_PATH, VERSION_NOT_SUPPORTED, Version, choose,
};
use crate::domain::{Attempt, AttemptEnd};
use crate::net::redacted_address;
use crate::net::{AllowedOrigins, WebOrigin, is_askable};
use crate::text::SafeText;

/// What to do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// Ask the question there; any answer of the protocol decides.
    Ask(Route),
    /// Read the agent card at this address.
    ReadCard(Url),
    /// The card leads to this origin, which the person hasn't allowed.
    OtherOrigin(WebOrigin),
    /// Nothing is left to try.
    GiveUp(Vec<Attempt>),
}

/// How the last try ended, if it didn't decide.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Came {
    /// The question was refused for its dialect or its address.
    Refused(AttemptEnd),
    /// There was no card.
    NoCard(AttemptEnd),
    /// There was a card.
    Card(Box<AgentCard>),
}

/// A step that may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Planned {
    Ask(Dialect),
    Card(&'static str),
}

/// The search. A URL with a path is taken for a JSON-RPC address of 0.3 first; a bare origin says nothing, so its card comes first.
#[derive(Clone, Debug)]
pub(crate) struct DialectDetection {
    given: Url,
    forced: Forced,
    allowed: AllowedOrigins,
    plan: VecDeque<Planned>,
    current: Next,
    asked: Vec<Route>,
    tried: Vec<Attempt>,
}

impl DialectDetection {
    /// A search for what is spoken at `given`.
    #[must_use]
    pub(crate) fn begin(
        given: &Url,
        is_bare_origin: bool,
        forced: Forced,
        allowed: &AllowedOrigins,
    ) -> Self {
        let mut detection = Self {
            given: given.clone(),
            forced,
            allowed: allowed.clone(),
            plan: plan(is_bare_origin, forced),
            current: Next::GiveUp(Vec::new()),
            asked: Vec::new(),
            tried: Vec::new(),
        };
        detection.advance();
        detection
    }

    /// What to do now.
    #[must_use]
    pub(crate) const fn next(&self) -> &Next {
        &self.current
    }

    /// Takes what came of [`DialectDetection::next`] and goes on.
    pub(crate) fn after(&mut self, came: Came) -> &Next {
        match came {
            Came::Refused(end) => {
                self.note(end.clone());
                self.try_other_version(&end);
                self.advance();
            }
            Came::NoCard(end) => {
                self.note(end);
                self.advance();
            }
            Came::Card(card) => self.follow(&card),
        }
        &self.current
    }

    fn note(&mut self, end: AttemptEnd) {
        let (dialect, url) = match &self.current {
            Next::Ask(route) => {
                self.asked.push(route.clone());
                (Some(route.dialect.to_string()), route.url.as_str())
            }
            Next::ReadCard(url) => (None, url.as_str()),
            Next::OtherOrigin(_) | Next::GiveUp(_) => return,
        };
        self.tried.push(Attempt {
            dialect: dialect.map(|dialect| SafeText::sanitize(&dialect)),
            at: SafeText::sanitize(&redacted_address(url)),
            end,
        });
    }

    /// An unknown method or version over JSON-RPC: the same address in the other version, once.
    fn try_other_version(&mut self, end: &AttemptEnd) {
        let is_about_version = matches!(
            end,
            AttemptEnd::Rpc(METHOD_NOT_FOUND | VERSION_NOT_SUPPORTED) | AttemptEnd::NotInDialect
        );
        let Next::Ask(route) = &self.current else {
            return;
        };
        let other = match route.dialect {
            Dialect::V03_JSON_RPC => Dialect::V10_JSON_RPC,
            _ => return,
        };
        if is_about_version && route.url == self.given && self.forced.allows(other) {
            self.plan.push_front(Planned::Ask(other));
        }
    }

    fn advance(&mut self) {
        self.current = match self.plan.pop_front() {
            Some(Planned::Ask(dialect)) => {
                Next::Ask(Route::without_card(self.given.clone(), dialect))
            }
            Some(Planned::Card(path)) => Next::ReadCard(card_address(&self.given, path)),
            None => Next::GiveUp(self.tried.clone()),
        };
    }

    /// What the card says is the last try.
    fn follow(&mut self, card: &AgentCard) {
        self.plan.clear();
        let Next::ReadCard(card_url) = &self.current else {
            return;
        };
        let useful = card.interfaces.iter().filter_map(|interface| {
            // Where it can't be asked it is passed over, and where it was refused already it needn't be asked again.
            let url = card_url.join(&interface.url).ok().filter(is_askable)?;
            let route = Route::of_card(card, interface, url)?;
            let is_new = !self.asked.iter().any(|asked| asked.asks_like(&route));
            let url = route.url.to_string();
            is_new.then(|| Interface {
                url,
                ..interface.clone()
            })
        });
        let useful: Vec<Interface> = useful.collect();
        let chosen = choose(&useful, self.given.as_str(), self.forced);
        let route = chosen.and_then(|interface| {
            let url = Url::parse(&interface.url).ok()?;
            Route::of_card(card, &interface, url)
        });
        match route {
            None => {
                self.note(AttemptEnd::NothingSpoken);
                self.advance();
            }
            Some(route) if self.may_ask(&route.url) => self.current = Next::Ask(route),
            Some(route) => self.current = Next::OtherOrigin(WebOrigin::of(&route.url)),
        }
    }

    fn may_ask(&self, url: &Url) -> bool {
        url.origin() == self.given.origin() || self.allowed.allows(url)
    }
}

/// The steps, in the order they are taken unless a card comes between.
fn plan(is_bare_origin: bool, forced: Forced) -> VecDeque<Planned> {
    let asks = |binding: Binding| {
        [Version::V03, Version::V10]
            .map(|version| Dialect::of(version, binding))
            .into_iter()
            .filter(|dialect| forced.allows(*dialect))
            .map(Planned::Ask)
    };
    let card = [AGENT_CARD_PATH, OLD_AGENT_CARD_PATH].map(Planned::Card);
    // The other version follows only if the first is refused for its version.
    let json_rpc = asks(Binding::JsonRpc).take(1);
    let rest = asks(Binding::Rest);
    let all_said = forced.version.is_some() && forced.binding.is_some();
    match (is_bare_origin, forced.binding) {
        (true, _) => card.into_iter().chain(json_rpc).chain(rest).collect(),
        // Everything is said: nothing needs to be found.
        (false, _) if all_said => json_rpc.chain(rest).collect(),
        (false, Some(Binding::Rest)) => rest.chain(card).collect(),
        (false, _) => json_rpc.chain(card).chain(rest).collect(),
    }
}

#[cfg(test)]
mod tests;
