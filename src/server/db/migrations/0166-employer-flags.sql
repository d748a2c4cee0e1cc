-- Requests of employers to remove a review (decision 191): who asked is the company, and nothing here leads to an author.
create table employer_flags (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies (id) on delete cascade,
  -- Null once the review is deleted.
  review_id text unique,
  stars smallint not null check (stars between 1 and 5),
  rule text not null,
  note text not null,
  raised_on date not null,
  outcome text check (outcome in ('UPHELD', 'REFUSED'))
);
create index employer_flags_open on employer_flags (review_id) where outcome is null;

-- Since when content waits for a moderator: the day of the first report, or the week of an appeal. Deleted with the decision.
create table moderation_waits (
  resource_type text not null,
  resource_id text not null,
  since date not null,
  primary key (resource_type, resource_id)
);

-- The figures of a company are counted from the log.
create index log_entries_flags on log_entries (entry text_pattern_ops) where entry like '{"kind":"flag"%';
