//! The reader against servers that know nothing of this program: the official A2A SDKs, with the peers' codes.

mod codes;
mod dialects;
mod paging;
mod tasks;
