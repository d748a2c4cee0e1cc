-- What a company's pages are read by, however many reviews, salaries and interviews there are.

create extension if not exists btree_gin;

-- Filters and their counts come from the index alone; a page in the usual order stops at its tenth row.
create index company_reviews_facts on company_reviews (company_id, helpful desc, id)
  include (overall, is_current, employment, experience_years, job_profile_id, place_id) where status = 'LIVE';
drop index company_reviews_helpful;
-- Words somebody looks for in the reviews of one company.
create index company_reviews_words on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops) where status = 'LIVE';

create index salary_slices_of_job on salary_slices (job_profile_id, company_id, place_id, experience);
create index salary_slices_of_payers on salary_slices (job_profile_id, place_id, experience, contributors desc);

-- Names as they stand in addresses.
create index job_profiles_by_url on job_profiles
  ((trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'))));
create index interview_questions_by_skill_url on interview_questions
  ((trim(both '-' from regexp_replace(lower(skill), '[^a-z0-9]+', '-', 'g'))));

create index interviews_of_place on interviews (company_id, place_id) where status = 'LIVE';

-- How interviews were and how they ended; made from them every hour.
create table interview_counts (
  company_id integer not null references companies (id),
  job_profile_id integer not null references job_profiles (id),
  difficulty text not null,
  outcome text not null,
  interviews integer not null check (interviews > 0),
  rounds integer not null,
  primary key (company_id, job_profile_id, difficulty, outcome)
);
create index interview_counts_of_job on interview_counts (job_profile_id);
insert into interview_counts (company_id, job_profile_id, difficulty, outcome, interviews, rounds)
select company_id, job_profile_id, difficulty, outcome, count(*), sum(jsonb_array_length(rounds))
from interviews where status = 'LIVE' group by 1, 2, 3, 4;
