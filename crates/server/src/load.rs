//! The load test.
