-- Where a game stands, as a number to compare: under newer rules the same actions must lead there.
alter table game_table add column place bigint;
-- The rules versions that the game was played under before, with commas between.
alter table game_table add column former_rules text not null default '';
-- The hash of the component data that the game is played with, from the start on.
alter table game_table add column components text;
