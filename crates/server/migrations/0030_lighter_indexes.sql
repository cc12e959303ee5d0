-- Every action changes `wake` and `updated` of a table. These indexes are asked only for tables that must be woken and for
-- branches, so other tables need not stand in them: then an action leaves them alone.
drop index game_table_wake;
create index game_table_wake on game_table (wake) where wake is not null;
drop index game_table_kind;
create index game_table_branch on game_table (updated) where kind = 'branch';
