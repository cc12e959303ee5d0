//! What the modules, ships and cards are, for those who draw them.

use std::sync::LazyLock;

use serde::Serialize;

use crate::components::{COMPONENTS, Kind};
use crate::vocab::Module;

/// What the modules, ships and cards are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The types of module tiles.
    pub modules: Vec<ModuleFacts>,
}

/// A type of module tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ModuleFacts {
    /// The type.
    pub module: Module,
    /// The shields that it brings to the defence row.
    pub shields: u8,
}

/// The facts of the components in play.
pub(crate) static FACTS: LazyLock<Facts> = LazyLock::new(|| Facts {
    modules: Module::all()
        .map(|module| ModuleFacts {
            module,
            shields: match COMPONENTS.modules[module.index()].kind {
                Kind::Shuttle(shields) | Kind::Satellite(_, shields) => shields,
                Kind::Terrabot(_) | Kind::Crew(_) => 0,
            },
        })
        .collect(),
});
