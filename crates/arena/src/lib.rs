//! Bulk play: throughput, tournaments, ratings, reports.
