//! The budget of a search: a number of steps, and a flag by which another thread can stop it. The core has no clock.

use std::sync::atomic::{AtomicBool, Ordering};

/// The steps that are left for the whole search, and those left for its current part, which is mostly one word: the ration.
pub struct Budget<'a> {
    /// Steps left for the whole search.
    left: u64,
    /// Steps left for the current part.
    ration: u64,
    /// Steps taken since the search began.
    spent: u64,
    /// The stop flag is ignored until this many steps were taken.
    assured: u64,
    /// Set by another thread to stop the search.
    stop: &'a AtomicBool,
}

impl<'a> Budget<'a> {
    /// The stop flag is read when the steps left are 0 under this mask: once in 1,024 steps.
    pub const CHECK_MASK: u64 = 0x3FF;

    pub fn new(steps: u64, stop: &'a AtomicBool) -> Budget<'a> {
        Budget { left: steps, ration: 0, spent: 0, assured: 0, stop }
    }

    /// Ignore the stop flag until `steps` steps were taken.
    pub fn assure(&mut self, steps: u64) {
        self.assured = steps;
    }

    /// Begin a new part of the search, for which `ration` steps are allowed, at most those left.
    pub fn allot(&mut self, ration: u64) {
        self.check_stop();
        self.ration = ration.min(self.left);
    }

    /// Take a step from the ration; false if none is left. Every 1,024 steps it reads the stop flag.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.ration == 0 {
            return false;
        }
        self.ration -= 1;
        self.left -= 1;
        self.spent += 1;
        if self.left & Budget::CHECK_MASK == 0 {
            self.check_stop();
        }
        true
    }

    /// Take the steps up to the next reading of the stop flag all at once, and return how many they are; 0 if none are left. The caller
    /// counts them down itself, and gives back those it didn't use.
    pub fn grant(&mut self) -> u64 {
        if self.left & Budget::CHECK_MASK == 0 && self.spent > 0 {
            self.check_stop();
        }
        let until_next_check = (self.left.wrapping_sub(1) & Budget::CHECK_MASK) + 1;
        let steps = until_next_check.min(self.ration);
        self.ration -= steps;
        self.left -= steps;
        self.spent += steps;
        steps
    }

    /// Give back steps of [`Budget::grant`] that were not used.
    pub fn give_back(&mut self, steps: u64) {
        self.ration += steps;
        self.left += steps;
        self.spent -= steps;
    }

    /// Read the stop flag; if it is set, no steps are left.
    pub fn check_stop(&mut self) {
        if self.spent >= self.assured && self.stop.load(Ordering::Relaxed) {
            self.left = 0;
            self.ration = 0;
        }
    }

    /// How many steps were taken.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether the current part has used its ration.
    #[inline]
    pub fn ration_is_out(&self) -> bool {
        self.ration == 0
    }

    /// Whether the whole search must end.
    pub fn is_out(&self) -> bool {
        self.left == 0
    }
}
