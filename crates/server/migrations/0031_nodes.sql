-- Several servers on one database. In a file of its own SQLite has one server, and nothing here is ever written.

-- A server process, from its start to its end. Its id is new at every start. Who is dead stays dead.
create table node (
    id text primary key,
    -- Where other servers reach it; none if it is the only one.
    address text,
    program text not null,
    -- The rules versions it can play, as ",game=version,game=version,".
    rules text not null,
    started bigint not null,
    -- When it was last heard of, and for how long that holds, in milliseconds of the database's clock.
    seen bigint not null,
    lease bigint not null,
    -- Takes no new tables: it is about to stop.
    leaving boolean not null default false,
    -- Takes only games that no other server can play.
    drain boolean not null default false,
    dead boolean not null default false
);

-- Who had which table, for those who want to know what happened.
create table tenure (
    table_id text not null,
    epoch bigint not null,
    node text not null,
    time bigint not null,
    why text not null,
    primary key (table_id, epoch)
);
create index tenure_time on tenure (time);

-- What all servers share: one row.
create table cluster (
    only_row bigint primary key,
    -- By which servers know each other.
    secret text not null,
    -- Since when there has always been a server.
    up_since bigint not null
);

alter table game_table add column owner text;
-- The number of the present ownership: every change names it, so that a former owner can change nothing.
alter table game_table add column epoch bigint not null default 0;
-- The length of the log.
alter table game_table add column ops bigint not null default 0;
-- When the table's owner was last heard of before it fell, until the clocks have been put right.
alter table game_table add column paused bigint;
-- Empty in a data file.
create index game_table_owner on game_table (owner) where owner is not null;

-- Under which ownership it was done.
alter table op add column epoch bigint not null default 0;
