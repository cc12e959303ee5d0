//! Numbers about the running server, for Prometheus.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::app::App;
use crate::time;

/// There is one recorder for the whole program, whoever starts it first.
static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts to count.
pub fn install() {
    RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok());
}

/// Everything counted so far.
pub fn render(app: &App) -> String {
    metrics::gauge!("orrery_uptime_seconds").set((time::now() - app.started) as f64 / 1_000.0);
    metrics::gauge!("orrery_tables_loaded").set(app.tables.count() as f64);
    if app.cluster.is_some() {
        metrics::gauge!("orrery_tables_owned").set(app.tables.count() as f64);
    }
    if let Some(mb) = rss_mb() {
        metrics::gauge!("orrery_memory_bytes").set(mb * 1_048_576.0);
    }
    RECORDER.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}

/// Sums up what was measured; without this, measurements would pile up until somebody asks for them.
pub fn tidy() {
    if let Some(Some(recorder)) = RECORDER.get() {
        recorder.run_upkeep();
    }
}

/// How much memory the program holds, in MiB; only Linux tells.
pub fn rss_mb() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kib: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib / 1_024.0)
}
