-- For the list of finished games, and for counting the tables of a person.
create index game_table_ended on game_table (status, ended);
create index game_table_host on game_table (host, status);
