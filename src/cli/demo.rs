//! The demo: its service for one command, and its codes as a list.

use super::failure::Failure;
use super::settings::{Service, Settings};
use super::writer::{Stop, Writer};
use crate::client::Endpoint;
use crate::demo::{DemoService, ListedCode, listed_codes};
use crate::text::{cells, pad};

/// The address to ask; with `--demo` also the service, which lives as long as its value.
pub(super) async fn service(
    settings: &Settings,
) -> Result<(Endpoint, Option<DemoService>), Failure> {
    let failed = |why: &str| Failure::local(&(settings.texts().cli.serve_failed)(why));
    match &settings.service {
        Service::At(endpoint) => Ok((endpoint.clone(), None)),
        Service::Demo => {
            let demo = DemoService::start(0, settings.now())
                .await
                .map_err(|error| failed(&error.to_string()))?;
            let endpoint = demo
                .endpoint()
                .parse()
                .map_err(|_| failed(&demo.endpoint()))?;
            Ok((endpoint, Some(demo)))
        }
    }
}

/// The demo's codes as aligned columns: link, name, what there is to see.
pub(super) fn list_demo_codes(settings: &Settings, out: &mut Writer) -> Result<(), Stop> {
    let codes = listed_codes();
    let widest = |of: &dyn Fn(&ListedCode) -> usize| codes.iter().map(of).max().unwrap_or(0);
    let link_cells = widest(&|code| cells(&code.url));
    let name_cells = widest(&|code| cells(code.name.get(settings.lang)));
    for code in &codes {
        let (name, about) = (code.name.get(settings.lang), code.about.get(settings.lang));
        out.data(&format!(
            "{}  {}  {about}\n",
            pad(&code.url, link_cells),
            pad(name, name_cells)
        ))?;
    }
    out.flush()
}
