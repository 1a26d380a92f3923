//! To have memory fetched before it is read, so that a search goes on meanwhile.

/// Ask the processor to fetch the cache line of something into its caches. It may be in vain, and changes nothing else. Processors
/// other than x86-64 aren't asked.
#[inline(always)]
pub fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    safe_arch::prefetch_t0(place);
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
