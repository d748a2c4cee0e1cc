-- The first tables. Two rules shape them:
-- People's things have random text ids that tell neither time nor order; integers number catalogue rows only.
-- An anonymous row never holds a member's id. It holds a seal, a keyed hash made outside the database,
-- so a copy of the database without the key joins no face, post, comment or vote to an account.

create table industries (
  id integer primary key,
  name text not null unique
);

create table departments (
  id integer primary key,
  name text not null unique
);

create table places (
  id integer primary key,
  name text not null unique,
  state text not null
);

create table job_profiles (
  id integer primary key,
  name text not null unique,
  department_id integer not null references departments (id)
);

create table colleges (
  id integer primary key,
  name text not null unique,
  place_id integer not null references places (id)
);

create table companies (
  id integer primary key,
  name text not null unique,
  url_name text not null unique,
  -- Name of the logo file, without path and ending.
  logo text not null,
  industry_id integer not null references industries (id),
  headquarters_id integer not null references places (id),
  rating double precision not null check (rating between 0 and 5),
  reviews integer not null default 0,
  founded_year integer not null,
  employees text not null
);

-- A company's or a department's community has its number; topics have numbers of their own.
create table communities (
  type text not null check (type in ('TOPIC', 'COMPANY', 'DEPARTMENT')),
  entity_id integer not null,
  name text not null,
  slug text not null,
  logo text not null,
  category text not null,
  posts integer not null default 0,
  followers integer not null default 0,
  primary key (type, entity_id),
  unique (type, slug)
);

create table members (
  id text primary key,
  name text not null,
  is_reader boolean not null default false,
  is_writer boolean not null default false,
  career_status text check (career_status in ('working', 'student', 'unemployed')),
  career_status_id integer,
  job_profile_id integer references job_profiles (id),
  company_id integer references companies (id),
  place_id integer references places (id),
  experience_years integer,
  is_from_job_portal boolean not null default false,
  avatar_color text not null default '#5B1F3A',
  selected_profile_type text not null default 'ANONYMOUS'
    check (selected_profile_type in ('ANONYMOUS', 'DESIGNATION')),
  -- Place in the sandbox's list of members to sign in as; nearly nobody has one.
  sandbox_place integer unique
);

create table sessions (
  -- SHA-256 of the cookie's value, base64url. The value itself is nowhere.
  token_hash text primary key,
  member_id text not null references members (id) on delete cascade,
  expires_at timestamptz(3) not null
);

create table community_members (
  member_id text not null references members (id) on delete cascade,
  type text not null,
  entity_id integer not null,
  primary key (member_id, type, entity_id),
  foreign key (type, entity_id) references communities (type, entity_id)
);

-- What others see of a writer. Each of a member's two faces has a seal of its own, so not even the two meet.
create table faces (
  id text primary key,
  owner_seal text not null unique,
  profile_type text not null check (profile_type in ('ANONYMOUS', 'DESIGNATION')),
  user_name text not null,
  avatar_seed text not null,
  bio text not null,
  is_verified boolean not null default false
);
create unique index faces_anonymous_name on faces (lower(user_name)) where profile_type = 'ANONYMOUS';

create table posts (
  id text primary key,
  face_id text not null references faces (id),
  community_type text not null,
  community_id integer not null,
  kind text not null check (kind in ('TEXT', 'QUESTION', 'POLL', 'SALARY', 'IMAGE', 'VIDEO')),
  status text not null default 'LIVE' check (status in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'DELETED')),
  title text not null,
  content text not null,
  highlight_start integer,
  highlight_end integer,
  media jsonb not null default '[]',
  created_at timestamptz(3) not null,
  up integer not null default 0 check (up >= 0),
  down integer not null default 0 check (down >= 0),
  comments integer not null default 0 check (comments >= 0),
  -- How far up among the popular ones: ten times the votes weigh as much as 45,000 seconds (12.5 hours).
  -- It depends on votes and age of birth alone, never on now, so an index keeps the order and pages stay put.
  rank double precision not null generated always as (
    log(greatest(up - down, 1)::double precision)
      + extract(epoch from (created_at - timestamptz '1970-01-01 00:00:00+00'))::double precision / 45000
  ) stored,
  foreign key (community_type, community_id) references communities (type, entity_id)
);
create index posts_popular on posts (rank desc, id desc) where status = 'LIVE';
create index posts_latest on posts (created_at desc, id desc) where status = 'LIVE';
create index posts_unanswered on posts (created_at desc, id desc)
  where status = 'LIVE' and kind = 'QUESTION' and comments = 0;
create index posts_of_community_popular on posts (community_type, community_id, rank desc, id desc)
  where status = 'LIVE';
create index posts_of_community_latest on posts (community_type, community_id, created_at desc, id desc)
  where status = 'LIVE';
create index posts_about_companies on posts (rank desc) where status = 'LIVE' and community_type = 'COMPANY';
create index posts_of_face on posts (face_id);

create table polls (
  post_id text primary key references posts (id) on delete cascade,
  ends_at timestamptz(3) not null,
  votes integer not null default 0
);

create table poll_options (
  post_id text not null references polls (post_id) on delete cascade,
  option_id integer not null,
  text text not null,
  votes integer not null default 0,
  primary key (post_id, option_id)
);

create table poll_votes (
  post_id text not null,
  voter_seal text not null,
  option_id integer not null,
  primary key (post_id, voter_seal),
  foreign key (post_id, option_id) references poll_options (post_id, option_id) on delete cascade
);

-- Money is whole rupees: a year, but in_hand a month.
create table salary_offers (
  post_id text not null references posts (id) on delete cascade,
  offer_id integer not null,
  company_name text not null,
  logo text not null,
  job_profile text not null,
  place text not null,
  fixed integer not null,
  variable integer not null,
  stock integer not null,
  in_hand integer not null,
  is_current boolean not null default false,
  votes integer not null default 0,
  primary key (post_id, offer_id)
);

create table salary_votes (
  post_id text not null,
  voter_seal text not null,
  offer_id integer not null,
  primary key (post_id, voter_seal),
  foreign key (post_id, offer_id) references salary_offers (post_id, offer_id) on delete cascade
);

create table comments (
  id text primary key,
  post_id text not null references posts (id) on delete cascade,
  -- A reply's parent is a comment that has none itself.
  parent_id text references comments (id) on delete cascade,
  face_id text not null references faces (id),
  text text not null,
  created_at timestamptz(3) not null,
  up integer not null default 0 check (up >= 0),
  down integer not null default 0 check (down >= 0),
  replies integer not null default 0 check (replies >= 0),
  score integer not null generated always as (up - down) stored
);
create index comments_best on comments (post_id, score desc, created_at desc, id desc) where parent_id is null;
create index comments_replies on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_of_face on comments (face_id);

-- A row is a standing vote; taking it back removes the row.
create table votes (
  resource_type text not null check (resource_type in ('POST', 'COMMENT')),
  resource_id text not null,
  voter_seal text not null,
  stance text not null check (stance in ('UP', 'DOWN')),
  primary key (resource_id, voter_seal, resource_type)
);

-- The first answer to a request that carried this key, given again when the key comes again.
create table idempotency_keys (
  owner_seal text not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  -- Empty until the first request has been carried out.
  status integer,
  answer jsonb,
  created_at timestamptz(3) not null,
  primary key (owner_seal, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Which seed worlds were put in, so that none is put in twice.
create table seeds (
  name text primary key,
  seeded_at timestamptz(3) not null
);
