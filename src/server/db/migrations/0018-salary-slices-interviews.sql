-- What is shown of salaries, made anew once a quarter: a slice is a job's people, or those of a company, a city or a
-- band of experience of it, or of several of these. Nothing that is not shown stands here.
create table salary_slices (
  job_profile_id integer not null references job_profiles (id),
  company_id integer references companies (id),
  place_id integer references places (id),
  experience text check (experience in ('0-2', '3-5', '6-9', '10-14', '15+')),
  contributors integer not null check (contributors >= 5),
  p10 integer,
  p25 integer not null,
  p50 integer not null,
  p75 integer not null,
  p90 integer,
  low integer not null,
  high integer not null,
  confidence text not null,
  first_month date not null,
  last_month date not null
);
create unique index salary_slices_once on salary_slices
  (job_profile_id, coalesce(company_id, 0), coalesce(place_id, 0), coalesce(experience, ''));
create index salary_slices_of_company on salary_slices (company_id, place_id, experience, contributors desc);

-- One row as long as a release stands: the first day of its quarter.
create table salary_releases (released_on date primary key);

-- How people were interviewed. Who wrote it is a seal made for interviews alone.
create table interviews (
  id text primary key,
  author_seal text not null,
  company_id integer not null references companies (id),
  job_profile_id integer not null references job_profiles (id),
  place_id integer not null references places (id),
  experience_years smallint not null check (experience_years between 0 and 15),
  difficulty text not null check (difficulty in ('EASY', 'MODERATE', 'HARD')),
  outcome text not null check (outcome in ('SELECTED', 'REJECTED', 'NO_RESPONSE', 'DECLINED')),
  applied_through text not null check (applied_through in ('JOB_PORTAL', 'REFERRAL', 'CAMPUS', 'RECRUITER', 'WALK_IN', 'COMPANY_SITE')),
  rounds jsonb not null,
  advice text,
  written_month date not null check (extract(day from written_month) = 1),
  helpful integer not null default 0,
  status text not null default 'LIVE' check (status in ('LIVE', 'HIDDEN'))
);
create index interviews_of_company on interviews (company_id, job_profile_id, written_month desc, id);
create index interviews_of_job on interviews (job_profile_id, written_month desc, id);

create table interview_questions (
  id text primary key,
  interview_id text not null references interviews (id) on delete cascade,
  company_id integer not null references companies (id),
  job_profile_id integer not null references job_profiles (id),
  skill text not null,
  text text not null,
  round smallint not null,
  asked_month date not null,
  answers integer not null default 0,
  helpful integer not null default 0
);
create index interview_questions_of_company on interview_questions (company_id, helpful desc, id);
create index interview_questions_of_job on interview_questions (job_profile_id, helpful desc, id);
create index interview_questions_of_skill on interview_questions (skill, helpful desc, id);
create index interview_questions_of_interview on interview_questions (interview_id, round);

create table interview_answers (
  id text primary key,
  question_id text not null references interview_questions (id) on delete cascade,
  avatar_seed text not null,
  text text not null,
  helpful integer not null default 0,
  written_month date not null
);
create index interview_answers_of_question on interview_answers (question_id, helpful desc, id);
