//! Threads, on targets that have them. The only file of this crate that starts any.

/// The number of threads to use: one where the target has none.
pub(crate) fn available(wanted: usize) -> usize {
    if cfg!(target_family = "wasm") { 1 } else { wanted.max(1) }
}

/// Runs the work on several threads at once and collects the results.
pub(crate) fn run<T: Send>(wanted: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    each((0..available(wanted)).collect(), |_| work())
}

/// Works on every item, each on a thread of its own; a single item stays on the caller's thread.
pub(crate) fn each<I: Send, T: Send>(items: Vec<I>, work: impl Fn(I) -> T + Sync) -> Vec<T> {
    if items.len() < 2 {
        return items.into_iter().map(work).collect();
    }
    let work = &work;
    std::thread::scope(|scope| {
        let threads: Vec<_> =
            items.into_iter().map(|item| scope.spawn(move || work(item))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no search panics")).collect()
    })
}
