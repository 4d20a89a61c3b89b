//! The limit of the operating system on open files.

/// Files besides connections: the database with its readers, the listener, pipes, and room to spare.
const OTHER_FILES: usize = 64;

/// The soft limit of this process (`ulimit -n`); none if there is none or it is unknown.
#[cfg(unix)]
pub(super) fn open_file_limit() -> Option<usize> {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
    limit.current.and_then(|files| usize::try_from(files).ok())
}

/// Other systems have no such limit worth mentioning.
#[cfg(not(unix))]
pub(super) fn open_file_limit() -> Option<usize> {
    None
}

/// How many connections fit where so many files may be open.
pub(super) fn connections_within(open_files: usize) -> usize {
    open_files.saturating_sub(OTHER_FILES).max(open_files / 2).max(1)
}
