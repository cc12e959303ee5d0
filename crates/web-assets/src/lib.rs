//! The browser client, embedded.
