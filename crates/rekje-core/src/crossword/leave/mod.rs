//! What the tiles are worth that a play leaves on the rack.

pub mod kept;
pub mod leaves;
pub mod sums;
