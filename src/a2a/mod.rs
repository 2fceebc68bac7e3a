//! The Agent2Agent protocol as far as this program speaks it: what is sent is strict, what is read is lenient.
//!
//! Today the dialect 0.3 over JSON-RPC. Nothing in [`Task`] and its parts belongs to one dialect.

mod jsonrpc;
mod read;
mod task;

pub use jsonrpc::{RpcError, Unreadable, read_response, send_message};
pub use task::{Artifact, Message, Part, SendResult, Task, TaskState};
