-- Which account at the job portal belongs to a member. Only a seal of it is kept: what it says is asked for when it is needed.
create table job_portal_links (
  member_id text primary key references members (id) on delete cascade,
  -- An account vouches for one member.
  account_seal text not null unique
);
