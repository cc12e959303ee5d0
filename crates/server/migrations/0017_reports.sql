-- Reports of finished games, as JSON, under the id of the table or of the uploaded record.
create table report (
    id text primary key,
    -- How it was made: reports that are made differently now are made again.
    version bigint not null,
    report text not null,
    created bigint not null
);
