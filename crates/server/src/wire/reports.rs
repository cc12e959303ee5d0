//! Reports of finished games.

use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// How far a report is.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum ReportState {
    /// Nobody has asked for it yet.
    None,
    /// Others come first.
    Waiting {
        /// How many of them.
        ahead: u32,
    },
    /// It is being worked out.
    Working {
        /// The share that is done, 0 to 1.
        share: f64,
        /// What there is so far: its curves grow.
        #[schema(value_type = Object)]
        #[cfg_attr(feature = "ts", ts(type = "Report | null"))]
        report: Option<Box<RawValue>>,
    },
    /// Here it is.
    Ready {
        /// The report.
        #[schema(value_type = Object)]
        #[cfg_attr(feature = "ts", ts(type = "Report"))]
        report: Box<RawValue>,
    },
    /// The game cannot be judged.
    Failed,
}
