-- Reviews of a finished quarter; the current quarter is added when it has ended.
create table company_quarters (
  company_id integer not null references companies (id) on delete cascade,
  -- The first day of the quarter.
  starts_on date not null,
  reviews integer not null check (reviews >= 5),
  average double precision not null,
  primary key (company_id, starts_on)
);

-- The review whose sentence stands for the phrase.
alter table company_phrases add column review_id text;

-- Set when the author of a review had proved employment at the company; shown from ten such reviews on.
alter table company_reviews add column is_verified boolean not null default false;
alter table companies add column verified_reviews integer not null default 0;
