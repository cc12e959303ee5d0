-- How the seed comes about: the server's secret and the hash of it that was shown when the table was made, and what
-- each seat contributed. Older tables have none of these, and their seed was drawn by the server alone.
alter table game_table add column secret text;
alter table game_table add column commitment text;
alter table seat add column contribution text;

-- Since when the player of a seat is away: after a while that no longer keeps the others from ending the game.
alter table seat add column away_since bigint;

-- Uploaded records are counted by person, by address and in all.
alter table replay add column address text not null default '';
alter table replay add column bytes bigint not null default 0;
update replay set bytes = length(record);
create index replay_address on replay (address);

-- Names of accounts that look alike are the same name: the key is what is left of a name when look-alikes are made equal.
alter table person add column name_key text;
create index person_name_key on person (name_key);
-- Old names are held back for a while, so that nobody is taken for their former owner.
create table held_name (
    name_key text primary key,
    person text not null,
    until bigint not null
);
-- What the operator has decided about a person.
alter table person add column banned boolean not null default false;
alter table person add column muted boolean not null default false;
