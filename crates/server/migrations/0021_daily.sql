-- The deal of a day follows from its secret, which is drawn before the day and shown after it.
create table daily_secret (
    day text primary key,
    secret text not null
);

-- One try counts for each person, day and game.
create table daily_try (
    day text not null,
    game text not null,
    person text not null references person (id),
    table_id text not null references game_table (id),
    primary key (day, game, person)
);
