//! What stands between this machine and the service: certificates, proxies, redirects.

pub(super) mod en;
pub(super) mod zh;
