//! The networks of a game: files beside its module, chosen by name.
//!
//! A file is called `<game>-<players>.net`, or `<game>-<mode>-<players>.net` where modes differ so much
//! that each is learned by itself. `nets.toml` beside the files names the command that made each of them.
//!
//! ```ignore
//! static NETS: Nets = nets![inputs::COUNT; "evacuation-points-2", "evacuation-race-2"];
//!
//! fn learned(state: &State) -> Option<&'static Net> {
//!     NETS.get(&format!("evacuation-{}-{}", state.mode.id(), state.players))
//! }
//! ```

use std::sync::OnceLock;

use crate::Net;

/// The networks of a game, read when first asked for.
pub struct Nets {
    /// The size of the description that they read.
    pub inputs: usize,
    /// The files by name, without the ending `.net`.
    pub files: &'static [(&'static str, &'static [u8])],
    loaded: OnceLock<Vec<(&'static str, Net)>>,
}

impl Nets {
    /// Networks from files; see [`nets!`](crate::nets!).
    pub const fn new(inputs: usize, files: &'static [(&'static str, &'static [u8])]) -> Nets {
        Nets { inputs, files, loaded: OnceLock::new() }
    }

    /// The network of this name. A file for another number of inputs is left out, and the hand-tuned
    /// evaluation takes its place; the tests of this crate find such files.
    pub fn get(&self, name: &str) -> Option<&Net> {
        let load = || {
            let nets =
                self.files.iter().filter_map(|(name, file)| Some((*name, Net::load(file, self.inputs)?)));
            nets.collect()
        };
        self.loaded.get_or_init(load).iter().find(|(n, _)| *n == name).map(|(_, net)| net)
    }
}

/// The networks in the named files beside the source file: `nets![inputs; "reworld-2", "reworld-3"]`.
#[macro_export]
macro_rules! nets {
    ($inputs:expr; $($name:literal),* $(,)?) => {
        $crate::Nets::new($inputs, &[$(($name, include_bytes!(concat!($name, ".net")))),*])
    };
}
