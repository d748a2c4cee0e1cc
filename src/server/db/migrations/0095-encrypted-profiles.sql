-- An anonymous row says which company, job and city it is about, and a profile said the same beside a real name: one join
-- found the author. Now everything a profile says about work and study is encrypted with the server's key, and who follows
-- what is stored under a seal.

-- Only the server has the key. What is here in clear waits for its next start, which encrypts it and empties this table.
create table rows_to_encrypt (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('details', 'career', 'work', 'education', 'follow', 'review', 'interview')),
  -- The member's id, or the id of the review or interview.
  owner_id text not null,
  content jsonb not null
);

insert into rows_to_encrypt (kind, owner_id, content)
select 'details', id, jsonb_build_object('placeId', place_id, 'experienceYears', experience_years)
from members where place_id is not null or experience_years is not null;
insert into rows_to_encrypt (kind, owner_id, content)
select 'career', member_id, to_jsonb(c) - 'member_id' from career_statuses c;
insert into rows_to_encrypt (kind, owner_id, content)
select 'work', member_id, to_jsonb(w) - 'member_id' from work_experiences w;
insert into rows_to_encrypt (kind, owner_id, content)
select 'education', member_id, to_jsonb(e) - 'member_id' from educations e;
insert into rows_to_encrypt (kind, owner_id, content)
-- In random order: in the order of the accounts the sealed rows would lead back to them.
select 'follow', member_id, to_jsonb(f) - 'member_id' from community_members f order by random();

-- Changing the type writes the table again; otherwise the dropped values would stay in its file.
alter table members
  drop column job_profile_id,
  drop column company_id,
  drop column place_id,
  drop column experience_years,
  -- City and years of experience.
  add column details text,
  alter column name type text using name || '';

drop table career_statuses;
create table career_statuses (
  id integer primary key,
  member_id text not null unique references members (id) on delete cascade,
  -- Whether the roles and the second alias follow what is told here; otherwise the hourly job completes it.
  is_settled boolean not null default false,
  details text not null
);
create index career_statuses_unsettled on career_statuses (member_id) where not is_settled;

drop table work_experiences;
create table work_experiences (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  details text not null
);
create index work_experiences_of_member on work_experiences (member_id);

drop table educations;
create table educations (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  details text not null
);
create index educations_of_member on educations (member_id);

drop table community_members;
create table community_members (
  -- Made for follows alone: it leads to no account and no alias.
  follower_seal text not null,
  type text not null,
  entity_id integer not null,
  -- It was written again among others, so its place in the table does not show whose it is.
  is_laid boolean not null default false,
  primary key (follower_seal, type, entity_id),
  foreign key (type, entity_id) references communities (type, entity_id)
);
create index community_members_new on community_members (follower_seal) where not is_laid;

-- How many verified people share a job, and a job at a company. Neither the person nor the job can be read without the key.
create table verified_cohorts (
  seat_seal text primary key,
  cohort_seal text not null
);
create index verified_cohorts_by_cohort on verified_cohorts (cohort_seal);
