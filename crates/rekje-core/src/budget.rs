//! How long a search may go on: a number of steps, or until the caller's flag says stop. The core has no clock.

use std::sync::atomic::{AtomicBool, Ordering};

/// Steps left, for the whole search and for the word at hand.
pub struct Budget<'a> {
    /// Steps left for the whole search.
    left: u64,
    /// Steps left for the word at hand.
    ration: u64,
    /// Steps taken so far.
    spent: u64,
    /// The flag is ignored until this many steps are taken.
    sure: u64,
    stop: &'a AtomicBool,
}

impl<'a> Budget<'a> {
    /// How many steps pass between two looks at the flag, less one; a power of two less one.
    pub const PATIENCE: u64 = 0x3FF;

    pub fn new(steps: u64, stop: &'a AtomicBool) -> Budget<'a> {
        Budget { left: steps, ration: 0, spent: 0, sure: 0, stop }
    }

    /// Ignore the flag until `steps` steps are taken.
    pub fn assure(&mut self, steps: u64) {
        self.sure = steps;
    }

    /// Give the next word a ration of steps, at most all that are left.
    pub fn allot(&mut self, ration: u64) {
        self.look_up();
        self.ration = ration.min(self.left);
    }

    /// Take a step; false if there is none left.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.ration == 0 {
            return false;
        }
        self.ration -= 1;
        self.left -= 1;
        self.spent += 1;
        if self.left & Budget::PATIENCE == 0 {
            self.look_up();
        }
        true
    }

    /// Take several steps at once, no more than up to the next look at the flag; 0 if none are left. The caller counts them itself and
    /// gives back those it doesn't need.
    pub fn grant(&mut self) -> u64 {
        if self.left & Budget::PATIENCE == 0 && self.spent > 0 {
            self.look_up();
        }
        let until_next_look = (self.left.wrapping_sub(1) & Budget::PATIENCE) + 1;
        let steps = until_next_look.min(self.ration);
        self.ration -= steps;
        self.left -= steps;
        self.spent += steps;
        steps
    }

    /// Give back steps that were not needed.
    pub fn give_back(&mut self, steps: u64) {
        self.ration += steps;
        self.left += steps;
        self.spent -= steps;
    }

    /// See whether somebody says stop.
    pub fn look_up(&mut self) {
        if self.spent >= self.sure && self.stop.load(Ordering::Relaxed) {
            self.left = 0;
            self.ration = 0;
        }
    }

    /// How many steps were taken.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether the word at hand has used its share.
    #[inline]
    pub fn word_is_out(&self) -> bool {
        self.ration == 0
    }

    /// Whether the whole search must end.
    pub fn is_out(&self) -> bool {
        self.left == 0
    }
}
