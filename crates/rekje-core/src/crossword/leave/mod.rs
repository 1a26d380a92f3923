//! Leave values: the values of the tiles that a play leaves on the rack.

mod leave_averages;
pub mod leave_fit;
pub mod leave_map;
pub mod leave_parts;
pub mod leave_table;
pub mod leave_values;
pub mod normal_equations;
pub mod pool_adjustment;
pub mod rack_sums;
