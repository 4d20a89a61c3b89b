//! An encrypted line without a proxy.

use axum_server::tls_rustls::RustlsConfig;
use std::io;
use std::path::PathBuf;

/// A certificate with its chain and its key, as PEM files.
#[derive(Clone, Debug)]
pub struct TlsFiles {
    /// The certificate, followed by those that lead to a known one.
    pub certificate: PathBuf,
    /// The private key.
    pub key: PathBuf,
}

/// Why the files cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the certificate {} and the key {} cannot be used: {source}",
    .files.certificate.display(), .files.key.display())]
pub struct TlsError {
    files: TlsFiles,
    source: io::Error,
}

impl TlsFiles {
    pub(super) async fn read(&self) -> Result<RustlsConfig, TlsError> {
        // One provider of cryptography for the process; a second start in a test finds it there.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let read = RustlsConfig::from_pem_file(&self.certificate, &self.key).await;
        read.map_err(|source| TlsError { files: self.clone(), source })
    }
}
