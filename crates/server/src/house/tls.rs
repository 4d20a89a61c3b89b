//! TLS without a proxy.

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use tokio_rustls::TlsAcceptor;

/// The paths of certificate chain and key, as PEM files.
#[derive(Clone, Debug)]
pub struct TlsFiles {
    /// The certificate, followed by its chain.
    pub certificate: PathBuf,
    /// The private key.
    pub key: PathBuf,
}

/// The error for unusable files.
#[derive(Debug, thiserror::Error)]
#[error("the certificate {} and the key {} cannot be used: {source}",
    .files.certificate.display(), .files.key.display())]
pub struct TlsError {
    files: TlsFiles,
    source: Box<dyn Error + Send + Sync>,
}

impl TlsFiles {
    pub(super) fn read(&self) -> Result<TlsAcceptor, TlsError> {
        self.acceptor().map_err(|source| TlsError { files: self.clone(), source })
    }

    fn acceptor(&self) -> Result<TlsAcceptor, Box<dyn Error + Send + Sync>> {
        // One crypto provider per process; a second start in a test finds it installed.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let chain: Result<Vec<_>, _> = CertificateDer::pem_file_iter(&self.certificate)?.collect();
        let key = PrivateKeyDer::from_pem_file(&self.key)?;
        let mut config =
            ServerConfig::builder().with_no_client_auth().with_single_cert(chain?, key)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}
