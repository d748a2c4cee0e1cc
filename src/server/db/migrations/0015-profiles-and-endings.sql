-- Where members worked and studied, as they told it. It belongs to the account and is shown to nobody else.
create table work_experiences (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  company_name text not null,
  job_profile text not null,
  location text,
  employment_type text not null
    check (employment_type in ('fulltime', 'parttime', 'contractual', 'intern', 'freelancer')),
  -- Year and month, such as 2022-07: sorts as text, and has no day to get wrong.
  start_month text not null,
  end_month text,
  description text
);
create index work_experiences_of_member on work_experiences (member_id, start_month desc);

create table educations (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  education_type text not null
    check (education_type in ('Doctorate/PHD', 'Masters/Post graduation', 'Graduation/Diploma')),
  course_name text not null,
  specialization text,
  college_name text not null,
  course_mode text not null check (course_mode in ('fulltime', 'parttime', 'correspondence')),
  start_year integer not null,
  end_year integer
);
create index educations_of_member on educations (member_id, start_year desc);

-- A photo is its owner's alone: no face ever shows it.
create table profile_photos (
  member_id text primary key references members (id) on delete cascade,
  picture text not null
);

-- Wishes that differ from what everybody begins with.
create table preferences (
  member_id text primary key references members (id) on delete cascade,
  topics jsonb not null default '[]',
  analytics boolean not null default true,
  allow_from text not null default 'EVERYONE' check (allow_from in ('EVERYONE', 'VERIFIED', 'NOBODY')),
  read_receipts boolean not null default true,
  job_portal boolean not null default false
);

create table feedback (
  member_id text not null references members (id) on delete cascade,
  topic text not null check (topic in ('problem', 'suggestion', 'praise', 'privacy')),
  rating smallint check (rating between 1 and 5),
  text text not null,
  primary key (member_id, topic)
);

-- Accounts that take a break, and accounts that will be deleted.
create table account_breaks (
  member_id text primary key references members (id) on delete cascade
);
create table account_deletions (
  member_id text primary key references members (id) on delete cascade,
  due_on date not null,
  choices jsonb not null
);
create index account_deletions_due on account_deletions (due_on);

-- Whoever signs in again is back, whichever way of signing in it was.
create function end_account_break() returns trigger language plpgsql as $$
begin
  delete from account_breaks where member_id = new.member_id;
  return new;
end $$;
create trigger sessions_end_break after insert on sessions
  for each row execute function end_account_break();

-- What is left to do when an account is gone. Each line waits a few days of its own, so that what belonged
-- together does not change together; the seal is a new one that leads to nobody.
create table farewells (
  seal text not null,
  kind text not null check (kind in ('POST', 'COMMENT', 'REVIEW', 'SALARY', 'VOTE')),
  fate text not null check (fate in ('KEEP', 'REMOVE')),
  due_on date not null,
  primary key (seal, kind)
);

-- By whom an address is vouched for, so that the row can go with its account.
alter table verified_addresses add column holder_seal text;

-- Who gave whom which office, by command. Kept when the member goes: it names nobody but by a seal.
create table office_log (
  id text primary key,
  holder_seal text not null,
  office text,
  given_at timestamptz(3) not null
);
