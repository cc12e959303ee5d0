-- One text for SQLite and PostgreSQL: types text, bigint, boolean; ids as text; times in milliseconds; JSON as text.

create table person (
    id text primary key,
    name text not null,
    -- The lower-case name of an account; null for guests, so that only accounts have unique names.
    login text unique,
    password text,
    created bigint not null,
    deleted boolean not null
);

create table session (
    id text primary key,
    hash text not null unique,
    person text not null references person (id),
    agent text not null,
    created bigint not null,
    seen bigint not null,
    expires bigint not null
);
create index session_person on session (person);

create table token (
    id text primary key,
    hash text not null unique,
    person text not null references person (id),
    label text not null,
    created bigint not null,
    seen bigint not null
);
create index token_person on token (person);

create table game_table (
    id text primary key,
    game text not null,
    options text not null,
    status text not null,
    host text not null references person (id),
    private boolean not null,
    invite text not null,
    clock text not null,
    hints boolean not null,
    -- The seed is secret until the game is over.
    seed text,
    rules_version bigint,
    created bigint not null,
    started bigint,
    ended bigint,
    rematch text,
    -- The seats that are waited for, as a bit set: for the lists.
    to_act bigint not null,
    -- When the table must be woken without a message from a person: a bot is to act, or a clock runs out.
    wake bigint,
    -- When it last changed: for the order in lists.
    updated bigint not null
);
create index game_table_status on game_table (status, updated);
create index game_table_wake on game_table (wake);

create table seat (
    table_id text not null references game_table (id),
    seat bigint not null,
    kind text not null,
    person text references person (id),
    level text,
    stand_in text,
    cancels boolean not null,
    -- The time left at `turn_since`, or at rest.
    clock_ms bigint,
    turn_since bigint,
    score bigint,
    rank bigint,
    primary key (table_id, seat)
);
create index seat_person on seat (person);

-- What was done at a table, in order; only ever appended to. `act` adds an action to the game, `back` keeps the
-- first `at` actions; the other kinds tell of people.
create table op (
    table_id text not null references game_table (id),
    n bigint not null,
    kind text not null,
    seat bigint not null,
    ref text,
    action text,
    at bigint,
    time bigint not null,
    primary key (table_id, n)
);

create table chat (
    table_id text not null references game_table (id),
    n bigint not null,
    id text not null,
    person text not null references person (id),
    seat bigint,
    text text not null,
    time bigint not null,
    primary key (table_id, n)
);

create table note (
    table_id text not null references game_table (id),
    person text not null references person (id),
    text text not null,
    primary key (table_id, person)
);

create table replay (
    id text primary key,
    person text not null references person (id),
    record text not null,
    created bigint not null
);
create index replay_person on replay (person);
