-- The same deal at several tables: it follows from a secret, which is shown when all of them are over.
create table duplicate (
    id text primary key,
    game text not null,
    options text not null,
    host text not null references person (id),
    private boolean not null,
    -- The invitation to all its tables.
    invite text not null,
    secret text not null,
    -- The hash of the secret, as it was shown first.
    commitment text not null,
    created bigint not null,
    -- When the last table was over.
    opened bigint
);

create table duplicate_table (
    deal text not null references duplicate (id),
    number bigint not null,
    table_id text not null unique references game_table (id),
    primary key (deal, number)
);

-- Whether others still play the deal of this table: then nobody else may learn anything of it.
alter table game_table add column sealed boolean not null default false;
