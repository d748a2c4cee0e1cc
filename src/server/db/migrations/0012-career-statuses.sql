-- What members do, as they told it. It belongs to the account and is shown to nobody else.
create table career_statuses (
  id integer primary key,
  member_id text not null unique references members (id) on delete cascade,
  type text not null check (type in ('working', 'student', 'unemployed')),
  -- Company or college, in the member's own words where it is in no list.
  organisation text,
  department_id integer references departments (id),
  industry_id integer references industries (id),
  job_profile text,
  tag_id integer not null default 0,
  role_id integer,
  job_location text,
  course_id integer,
  course_name text,
  specialization_id integer,
  specialization text,
  verified text check (verified in ('VERIFIED', 'PARTIAL_VERIFIED')),
  verification_source text check (verification_source in ('JOB_PORTAL', 'EMAIL'))
);
create index career_statuses_of_cohort on career_statuses (job_profile, organisation) where verified = 'VERIFIED';

-- Domains we know to belong to a company: an address there proves working there.
create table company_domains (
  domain text primary key,
  company_id integer not null references companies (id)
);

-- The one code a member can enter now. The address it went to is not kept, only seals of it.
create table email_codes (
  member_id text primary key references members (id) on delete cascade,
  salt text not null,
  code_hash text not null,
  address_seal text not null,
  address_owner_seal text not null,
  proof text not null check (proof in ('VERIFIED', 'PARTIAL_VERIFIED')),
  attempts integer not null default 0,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

-- How many codes went out today, by seals of members and of addresses.
create table email_code_counts (
  owner_seal text not null,
  day date not null,
  sends integer not null,
  primary key (owner_seal, day)
);

-- An address proves one person. Neither address nor person can be read from here without the key.
create table verified_addresses (
  address_seal text primary key,
  owner_seal text not null
);
