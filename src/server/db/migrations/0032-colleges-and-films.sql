-- Colleges have an address, and what their alumni earn is told like other salaries: once a quarter, of five or more.
alter table colleges add column url_name text not null
  generated always as (trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')) || '-' || id::text) stored;
create unique index colleges_by_url on colleges (url_name);

-- One person's pay and where they studied. Nothing here knows who told it, and no row of the other salaries is in it,
-- so no difference between these figures and those is anybody.
create table alumni_reports (
  id text primary key,
  college_id integer not null references colleges (id),
  company_id integer not null references companies (id),
  experience_years integer not null check (experience_years between 0 and 15),
  pay integer not null check (pay > 0),
  reported_month date not null
);
create index alumni_reports_of_college on alumni_reports (college_id, reported_month);

create table alumni_slices (
  college_id integer not null references colleges (id),
  company_id integer references companies (id),
  experience text,
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
create unique index alumni_slices_once on alumni_slices (college_id, coalesce(company_id, 0), coalesce(experience, ''));
create index colleges_by_alumni on alumni_slices (contributors desc, college_id)
  where company_id is null and experience is null;

-- The film that sums a company up, and in words what is said in it.
create table company_films (
  company_id integer primary key references companies (id),
  video_id text not null check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  title text not null,
  seconds integer not null check (seconds > 0),
  points jsonb not null
);
