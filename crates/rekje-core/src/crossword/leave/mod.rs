//! Leave values: the values of the tiles that a play leaves on the rack.

pub mod leave_map;
pub mod leave_values;
pub mod normal_equations;
