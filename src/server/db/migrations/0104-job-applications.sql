-- Applications to jobs of claimed companies (decision 151).

alter table jobs
  add column questions text[] not null default '{}' check (cardinality(questions) <= 3),
  -- Set within an hour after the job closed; applications are deleted 180 days later.
  add column closed_on date;

-- Where a claimed company receives applications; set by the operator's command.
create table company_application_addresses (
  company_id integer primary key references companies (id),
  address text not null check (length(address) between 6 and 254)
);

-- The applicant is sealed for the job: not even two applications of one member can be matched. What the applicant wrote and
-- the resume are encrypted with the server's key.
create table job_applications (
  id text primary key,
  job_id text not null references jobs (id),
  applicant_seal text not null,
  status text not null default 'RECEIVED' check (status in ('RECEIVED', 'VIEWED', 'SHORTLISTED', 'DECLINED')),
  sent_on date not null,
  details text not null,
  resume text not null,
  unique (job_id, applicant_seal)
);
