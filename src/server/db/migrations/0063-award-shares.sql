-- By its token an edition is passed on. It says neither which edition it is nor who passed it on: there is one an edition.
create table award_shares (
  year smallint primary key,
  token text not null unique default replace(gen_random_uuid()::text, '-', '') check (token ~ '^[A-Za-z0-9]{16,40}$')
);
insert into award_shares (year) select distinct year from award_editions;
