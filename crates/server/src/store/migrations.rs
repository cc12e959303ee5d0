//! The steps that bring a data file or a database up to date, compiled in. (The macro of sqlx would do the same, but has to be built
//! together with a second SQLite before anything else.)

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name, and what it does; one for each file in `migrations`. None may ever change: data files know them.
const STEPS: [(i64, &str, &str); 10] = [
    (1, "start", include_str!("../../migrations/0001_start.sql")),
    (2, "lists", include_str!("../../migrations/0002_lists.sql")),
    (3, "rules that move on", include_str!("../../migrations/0003_rules_that_move_on.sql")),
    (4, "hardening", include_str!("../../migrations/0004_hardening.sql")),
    (17, "reports", include_str!("../../migrations/0017_reports.sql")),
    (20, "branches", include_str!("../../migrations/0020_branches.sql")),
    (21, "daily", include_str!("../../migrations/0021_daily.sql")),
    (22, "duplicates", include_str!("../../migrations/0022_duplicates.sql")),
    (30, "lighter indexes", include_str!("../../migrations/0030_lighter_indexes.sql")),
    (31, "nodes", include_str!("../../migrations/0031_nodes.sql")),
];

/// All steps, in order.
pub fn migrator() -> Migrator {
    let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.iter().map(step).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_step() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let all = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut files: Vec<String> = all.filter_map(|file| file.file_name().into_string().ok()).collect();
        files.sort();
        let steps: Vec<String> =
            STEPS.iter().map(|(n, name, _)| format!("{n:04}_{}.sql", name.replace(' ', "_"))).collect();
        assert_eq!(files, steps);
    }
}
