-- Which new openings somebody wants to hear of. Whose it is is a seal made for alerts alone; where it is told is in the
-- server's own writing, so that no copy of this table leads to what the same person is told.
create table job_alerts (
  id text primary key,
  owner_seal text not null,
  box text not null,
  position bigint generated always as identity,
  -- Any of these, in the order of their numbers; none means any work.
  job_profile_ids integer[] not null check (cardinality(job_profile_ids) <= 5),
  place_id integer references places (id),
  industry_id integer references industries (id),
  company_id integer references companies (id),
  -- As openings write it.
  skill text,
  experience smallint check (experience between 0 and 30),
  employment text check (employment in ('fulltime', 'parttime', 'contractual', 'intern', 'freelancer')),
  ctc text check (ctc in ('0-3', '3-6', '6-10', '10-15', '15-25', '25-50', '50+')),
  check (cardinality(job_profile_ids) > 0
    or num_nonnulls(place_id, industry_id, company_id, skill, experience, employment, ctc) > 0)
);
create unique index job_alerts_once on job_alerts (owner_seal, job_profile_ids, coalesce(place_id, 0),
  coalesce(industry_id, 0), coalesce(company_id, 0), coalesce(skill, ''), coalesce(experience, -1),
  coalesce(employment, ''), coalesce(ctc, ''));

-- Openings that are there already are nobody's news.
alter table jobs add column is_told boolean not null default true;
alter table jobs alter column is_told set default false;
create index jobs_untold on jobs (posted_on) where not is_told;

-- What fits goes on being counted in the notice that was not read yet, as messages do.
drop index notices_unread;
create unique index notices_unread on notices (recipient_seal, variant, coalesce(post_id, ''))
  where status < 2 and (post_id is not null or variant in ('chat', 'job-alert'));
