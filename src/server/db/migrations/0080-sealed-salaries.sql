-- A salary report is encrypted with a key that is not in the database: what it says can be matched with no profile.
-- Figures are made of buckets, groups of at least 14 people that are published once and never change. No column leads
-- from a bucket to its reports; the encrypted report says which bucket it is in.
drop function reports_of_peers(integer[], integer, integer[], integer, integer, date, date, integer, integer);

-- Old rows are encrypted when the server starts (src/server/services/salary/seal-old-pay.ts), then the old tables go.
alter table salary_reports rename to unsealed_salary_reports;
alter index salary_reports_pkey rename to unsealed_salary_reports_pkey;
drop index salary_reports_of_contributor, salary_reports_by_company, salary_reports_by_place, salary_reports_by_experience;
alter table alumni_reports rename to unsealed_alumni_reports;
alter index alumni_reports_pkey rename to unsealed_alumni_reports_pkey;
drop index alumni_reports_of_college;

create table salary_reports (
  id text primary key,
  contributor_seal text not null,
  sealed text not null
);
create index salary_reports_of_contributor on salary_reports (contributor_seal);

create table alumni_reports (
  id text primary key,
  sealed text not null
);

-- What all members of a bucket share, and their pay: rounded rupees a year. The quarter is that of the newest report,
-- counted as year * 4 + quarter.
create table salary_buckets (
  id text primary key,
  job_profile_id integer not null references job_profiles (id),
  company_id integer references companies (id),
  place_id integer references places (id),
  experience text check (experience in ('0-2', '3-5', '6-9', '10-14', '15+')),
  quarter integer not null,
  pays integer[] not null check (cardinality(pays) >= 14)
);
create index salary_buckets_by_company on salary_buckets (job_profile_id, company_id, experience, quarter desc);
create index salary_buckets_by_place on salary_buckets (job_profile_id, place_id, experience, quarter desc);
create index salary_buckets_by_experience on salary_buckets (job_profile_id, experience, quarter desc);

create table alumni_buckets (
  id text primary key,
  college_id integer not null references colleges (id),
  company_id integer references companies (id),
  experience text check (experience in ('0-2', '3-5', '6-9', '10-14', '15+')),
  quarter integer not null,
  pays integer[] not null check (cardinality(pays) >= 14)
);
create index alumni_buckets_of_college on alumni_buckets (college_id);

-- The figures are made again from buckets as soon as the server starts.
delete from salary_releases;
