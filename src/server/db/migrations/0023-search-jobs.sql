-- What can be found by its name, openings, and what companies tell of themselves.

create extension if not exists pg_trgm;

-- One row for each thing one can search for by name, made anew from the things themselves. Nothing people wrote is here.
create table search_entries (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('COMPANY', 'DESIGNATION', 'SKILL', 'COMMUNITY', 'COLLEGE')),
  -- The thing's name in addresses; a community's with its kind in front, such as topic/office-politics.
  url_name text not null,
  name text not null,
  -- One line that tells two of the same name apart.
  detail text not null,
  logo text,
  -- Which of two that fit alike comes first.
  weight integer not null default 0,
  unique (kind, url_name)
);
create index search_entries_by_name on search_entries using gin (lower(name) gin_trgm_ops);

-- A name and the words in it, each alone: a slip is looked for word by word.
create table search_words (
  entry_id integer not null references search_entries (id) on delete cascade,
  word text not null
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);
create index search_words_of on search_words (entry_id);

create index posts_by_title on posts using gin (lower(title) gin_trgm_ops) where status = 'LIVE';
create index interview_questions_by_text on interview_questions using gin (lower(text) gin_trgm_ops);

create table jobs (
  id text primary key,
  company_id integer not null references companies (id),
  job_profile_id integer not null references job_profiles (id),
  title text not null,
  employment text not null
    check (employment in ('fulltime', 'parttime', 'contractual', 'intern', 'freelancer')),
  -- Years asked for.
  from_years smallint not null check (from_years between 0 and 30),
  to_years smallint not null check (to_years between from_years and 30),
  -- A year's pay in whole rupees or dollars; either bound may be kept back.
  min_ctc integer check (min_ctc > 0),
  max_ctc integer check (max_ctc > 0),
  currency text not null default 'INR' check (currency in ('INR', 'USD')),
  skills text[] not null,
  about text not null,
  duties text[] not null,
  apply_url text not null check (apply_url like 'https://%'),
  posted_on date not null,
  -- The employer said again that it is open.
  confirmed_on date not null,
  status text not null default 'LIVE' check (status in ('LIVE', 'CLOSED')),
  check (min_ctc is null or max_ctc is null or min_ctc <= max_ctc),
  check (confirmed_on >= posted_on)
);
create index jobs_newest on jobs (posted_on desc, id) where status = 'LIVE';
create index jobs_of_company on jobs (company_id, posted_on desc, id) where status = 'LIVE';
create index jobs_of_profile on jobs (job_profile_id, posted_on desc, id) where status = 'LIVE';
create index jobs_of_skill on jobs using gin (skills) where status = 'LIVE';
create index jobs_by_title on jobs using gin (lower(title) gin_trgm_ops) where status = 'LIVE';

create table job_places (
  job_id text not null references jobs (id) on delete cascade,
  place_id integer not null references places (id),
  primary key (job_id, place_id)
);
create index job_places_at on job_places (place_id, job_id);

alter table companies
  add column jobs integer not null default 0,
  add column leader_message text;

-- How often a company's page was opened and its name chosen in a search. Sums alone: nobody's visit is kept.
create table company_interest (
  company_id integer primary key references companies (id),
  visits integer not null default 0 check (visits >= 0),
  searches integer not null default 0 check (searches >= 0)
);

-- What a company that looks after its page says there itself.
create table company_updates (
  company_id integer not null references companies (id),
  position integer not null,
  title text not null,
  text text not null,
  written_on date not null,
  primary key (company_id, position)
);
create table company_sections (
  company_id integer not null references companies (id),
  position integer not null check (position between 1 and 7),
  title text not null,
  text text not null,
  image_url text,
  primary key (company_id, position)
);
-- Prizes others gave it.
create table company_prizes (
  company_id integer not null references companies (id),
  position integer not null,
  name text not null,
  giver text not null,
  year integer not null,
  primary key (company_id, position)
);

-- A row says that an answer helped somebody; taking it back removes the row.
create table interview_answer_helpful (
  answer_id text not null references interview_answers (id) on delete cascade,
  voter_seal text not null,
  primary key (answer_id, voter_seal)
);
