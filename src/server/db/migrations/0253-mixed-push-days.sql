-- Counts of messages are written again among others once a minute; this column says which are new.
alter table push_days add column if not exists is_mixed boolean not null default false;
