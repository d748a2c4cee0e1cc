-- Which staff member decided what (decision 209). The record is encrypted: it holds the account, so that only the
-- operator, with the key, can read it. Kept for 180 days.
create table staff_actions (
  id text primary key,
  acted_on date not null,
  record text not null
);
create index if not exists staff_actions_by_day on staff_actions (acted_on);
