-- What people report to earn. Who reported it is a seal made for salaries alone: it tells two people apart,
-- and joins a report to no account, face, post or vote. Only the month is kept, no day and no time.
create table salary_reports (
  id text primary key,
  contributor_seal text not null,
  company_id integer not null references companies (id),
  job_profile_id integer not null references job_profiles (id),
  place_id integer not null references places (id),
  -- Whole years; 15 stands for 15 and more.
  experience_years smallint not null check (experience_years between 0 and 15),
  -- Rupees a year.
  fixed integer not null check (fixed >= 0),
  variable integer not null default 0 check (variable >= 0),
  -- Rupees granted, over how many years; null where the contributor does not know.
  stock integer not null default 0 check (stock >= 0),
  stock_years smallint check (stock_years between 3 and 5),
  reported_month date not null check (extract(day from reported_month) = 1),
  is_verified boolean not null default false
);

-- One index a way of comparing; each group's newest reports come first, and the rest of the row comes with them.
create index salary_reports_by_company on salary_reports
  (job_profile_id, company_id, experience_years, reported_month desc)
  include (place_id, fixed, variable, is_verified, contributor_seal);
create index salary_reports_by_place on salary_reports
  (job_profile_id, place_id, experience_years, reported_month desc)
  include (company_id, fixed, variable, is_verified, contributor_seal);
create index salary_reports_by_experience on salary_reports
  (job_profile_id, experience_years, reported_month desc)
  include (company_id, place_id, fixed, variable, is_verified, contributor_seal);
