//! Authorities made for one test, certificates of theirs, and a front that speaks TLS before a plain server.

use super::network::{RUNTIME, relay};
use rcgen::{
    BasicConstraints, CertificateParams, DistinguishedName, DnType, IsCa, Issuer, KeyPair,
};
use rustls::{
    ServerConfig,
    crypto::ring,
    pki_types::{CertificateDer, PrivateKeyDer},
};
use std::{net::SocketAddr, sync::Arc};
use tokio::{
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};
use tokio_rustls::TlsAcceptor;

/// Someone who issues certificates.
pub struct Authority {
    issuer: Issuer<'static, KeyPair>,
    certificate: rcgen::Certificate,
    /// Those above it, which a server sends too; not the root.
    between: Vec<CertificateDer<'static>>,
}

/// What a server shows, and the key that proves it.
pub struct Identity {
    chain: Vec<CertificateDer<'static>>,
    key: PrivateKeyDer<'static>,
}

fn params(name: &str, hosts: &[&str]) -> CertificateParams {
    let hosts: Vec<String> = hosts.iter().map(|host| (*host).to_owned()).collect();
    let mut params = CertificateParams::new(hosts).unwrap();
    params.distinguished_name = DistinguishedName::new();
    params.distinguished_name.push(DnType::CommonName, name);
    params
}

fn authority_params(name: &str) -> CertificateParams {
    let mut params = params(name, &[]);
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params
}

impl Authority {
    /// A root of that name.
    pub fn root(name: &str) -> Self {
        let key = KeyPair::generate().unwrap();
        let params = authority_params(name);
        let certificate = params.self_signed(&key).unwrap();
        Self {
            issuer: Issuer::new(params, key),
            certificate,
            between: Vec::new(),
        }
    }

    /// Another one below it.
    pub fn below(&self, name: &str) -> Self {
        let key = KeyPair::generate().unwrap();
        let params = authority_params(name);
        let certificate = params.signed_by(&key, &self.issuer).unwrap();
        let mut between = vec![certificate.der().clone()];
        between.extend(self.between.iter().cloned());
        Self {
            issuer: Issuer::new(params, key),
            certificate,
            between,
        }
    }

    /// Its own certificate as PEM.
    pub fn pem(&self) -> String {
        self.certificate.pem()
    }

    /// Its own certificate in binary form.
    pub fn der(&self) -> Vec<u8> {
        self.certificate.der().to_vec()
    }

    /// A server's certificate for `hosts`.
    pub fn server(&self, hosts: &[&str]) -> Identity {
        self.server_with(hosts, |_| {})
    }

    /// The same, with something changed.
    pub fn server_with(
        &self,
        hosts: &[&str],
        change: impl FnOnce(&mut CertificateParams),
    ) -> Identity {
        let key = KeyPair::generate().unwrap();
        let mut params = params("a server", hosts);
        change(&mut params);
        let certificate = params.signed_by(&key, &self.issuer).unwrap();
        let mut chain = vec![certificate.der().clone()];
        chain.extend(self.between.iter().cloned());
        Identity {
            chain,
            key: PrivateKeyDer::Pkcs8(key.serialize_der().into()),
        }
    }
}

impl Identity {
    /// A certificate for `hosts` that nobody but itself stands behind, and its PEM.
    pub fn self_signed(hosts: &[&str], is_authority: bool) -> (Self, String) {
        let key = KeyPair::generate().unwrap();
        let mut params = params("itself", hosts);
        if is_authority {
            params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        }
        let certificate = params.self_signed(&key).unwrap();
        let identity = Self {
            chain: vec![certificate.der().clone()],
            key: PrivateKeyDer::Pkcs8(key.serialize_der().into()),
        };
        (identity, certificate.pem())
    }
}

/// Speaks TLS on 127.0.0.1 and passes on what is inside; ended when dropped.
pub struct TlsFront {
    address: SocketAddr,
    task: JoinHandle<()>,
}

impl TlsFront {
    /// A front with `identity` before the server at `behind`.
    pub fn before(behind: SocketAddr, identity: Identity) -> Self {
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(identity.chain, identity.key)
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = RUNTIME
            .block_on(TcpListener::bind(("127.0.0.1", 0)))
            .unwrap();
        let address = listener.local_addr().unwrap();
        let task = RUNTIME.spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    let secured = acceptor.accept(stream).await?;
                    relay(secured, TcpStream::connect(behind).await?).await
                });
            }
        });
        Self { address, task }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of a path, by that name or address of this machine.
    pub fn url(&self, host: &str, path: &str) -> String {
        format!("https://{host}:{}{path}", self.address.port())
    }
}

impl Drop for TlsFront {
    fn drop(&mut self) {
        self.task.abort();
    }
}
