//! `serve`: the demo service alone, for other programs to be tested against.

use super::failure::Failure;
use super::settings::Settings;
use super::signals;
use super::writer::{Stop, Writer};
use crate::demo::DemoService;

/// Says the base address and serves until a signal; gives the exit code.
///
/// # Errors
/// Exit code 1 when the port can't be opened.
pub(super) async fn serve(port: u16, settings: &Settings, out: &mut Writer) -> Result<u8, Stop> {
    let failed = |error: std::io::Error| {
        Failure::local(&(settings.texts().cli.serve_failed)(&error.to_string()))
    };
    // Before the address is out: whoever reads it may send a signal at once.
    let ended = signals::ended().map_err(failed)?;
    let service = DemoService::start(port, settings.now())
        .await
        .map_err(failed)?;
    out.data(&format!("http://{}\n", service.address()))?;
    out.flush()?;
    let code = ended.await;
    tracing::warn!(code, "ended by a signal");
    Ok(code)
}
