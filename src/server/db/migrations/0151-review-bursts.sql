-- Unusually many reviews in a short time (decision 176). Counted with the other figures of a company, of reviews that are
-- public with their day and stars.
create table company_bursts (
  company_id integer primary key references companies (id) on delete cascade,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  reviews integer not null check (reviews >= 10),
  other_reviews integer not null check (other_reviews >= 10),
  other_average double precision not null
);
