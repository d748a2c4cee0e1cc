-- What writing needs: marks of changes, held back words, reactions, reports, wishes and views. Nothing here holds a
-- member's id or a finer time than a day; every seal is made for one purpose, so no two of these tables meet.

alter table posts
  add column is_edited boolean not null default false,
  add column held_for text check (held_for in ('ABUSE', 'SPAM', 'REPORTED', 'MODERATOR')),
  add column answer_requests integer not null default 0 check (answer_requests >= 0);

alter table comments
  add column status text not null default 'LIVE' check (status in ('LIVE', 'FLAGGED', 'DELETED')),
  add column is_edited boolean not null default false,
  add column likes integer not null default 0 check (likes >= 0),
  add column insightful integer not null default 0 check (insightful >= 0),
  add column support integer not null default 0 check (support >= 0),
  add column funny integer not null default 0 check (funny >= 0);
create index comments_by_time on comments (post_id, created_at, id) where parent_id is null;

-- What a text said before it was changed, for moderators; gone with the text itself.
create table former_words (
  resource_type text not null check (resource_type in ('POST', 'COMMENT')),
  resource_id text not null,
  version integer not null,
  title text not null,
  content text not null,
  primary key (resource_id, version, resource_type)
);

create table comment_reactions (
  comment_id text not null references comments (id) on delete cascade,
  reactor_seal text not null,
  reaction text not null check (reaction in ('like', 'insightful', 'support', 'funny')),
  primary key (comment_id, reactor_seal)
);

create table reports (
  resource_type text not null check (resource_type in ('POST', 'COMMENT')),
  resource_id text not null,
  reporter_seal text not null,
  reason text not null check (reason in ('SPAM', 'ABUSE', 'PERSONAL_DETAILS', 'UNTRUE', 'OFF_TOPIC', 'OTHER')),
  note text not null,
  primary key (resource_id, reporter_seal, resource_type)
);

-- Posts somebody wants to see no more of.
create table unwanted_posts (
  reader_seal text not null,
  post_id text not null references posts (id) on delete cascade,
  primary key (reader_seal, post_id)
);
create index unwanted_posts_of_post on unwanted_posts (post_id);

create table answer_requests (
  post_id text not null references posts (id) on delete cascade,
  asker_seal text not null,
  primary key (post_id, asker_seal)
);

create table post_views (
  post_id text not null references posts (id) on delete cascade,
  viewer_seal text not null,
  primary key (post_id, viewer_seal)
);

-- Offers written down for a post that is not there yet; the post takes them over and they are gone from here.
create table saved_offers (
  id text primary key,
  owner_seal text not null,
  position bigint generated always as identity,
  company_name text not null,
  job_profile text not null,
  place text not null,
  fixed integer not null,
  variable integer not null,
  stock integer not null,
  in_hand integer not null,
  is_current boolean not null default false
);
create index saved_offers_of_owner on saved_offers (owner_seal, position desc);
create unique index saved_offers_current on saved_offers (owner_seal) where is_current;

create table rephrasings (
  owner_seal text not null,
  draft_id text not null,
  asked_on date not null,
  used integer not null check (used > 0),
  primary key (owner_seal, draft_id, asked_on)
);
create index rephrasings_by_day on rephrasings (asked_on);
