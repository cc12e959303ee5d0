-- What a table is for, if not just for a game: a branch of another game, the deal of a day, one of several tables with the
-- same deal. The word for lists; what else is to be known as JSON, empty for a game.
alter table game_table add column kind text not null default 'game';
alter table game_table add column purpose text not null default '';
create index game_table_kind on game_table (kind, updated);

-- Branches begin in the middle: the position, as JSON. It is as secret as the seed.
create table branch (
    table_id text primary key references game_table (id),
    root text not null
);
