//! One test for every rule of the ledger, named by its id.

mod examples;
