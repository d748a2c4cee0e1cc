-- What members are told of. A notice is kept under the seal it is about (a face, a voter, a reviewer), so that no two
-- of a member's names meet here; it says neither who acted nor what was said: that is read where it stands.

create sequence notice_order;

create table notices (
  id text primary key,
  recipient_seal text not null,
  variant text not null,
  post_id text references posts (id) on delete cascade,
  -- What it says where no post says it.
  words jsonb,
  -- How many it is about: answers since it was read, or votes reached.
  figure integer not null default 1 check (figure > 0),
  status smallint not null default 0 check (status between 0 and 9),
  -- Cut to the hour, as everything anonymous is told.
  told_at timestamptz(3) not null,
  place bigint not null default nextval('notice_order')
);
create index notices_of_recipient on notices (recipient_seal, place desc);
create index notices_of_post on notices (post_id);
create index notices_by_time on notices (told_at);
-- What happens again to the same thing goes into the notice that was not read yet.
create unique index notices_unread on notices (recipient_seal, variant, coalesce(post_id, ''))
  where status < 2 and (post_id is not null or variant = 'chat');

create table muted_threads (
  recipient_seal text not null,
  post_id text not null references posts (id) on delete cascade,
  primary key (recipient_seal, post_id)
);
create index muted_threads_of_post on muted_threads (post_id);

-- Where what is told to one of a member's names can be sent. Only the server's key reads which box it is, so a copy of
-- the database still cannot tell that two names are one person's.
create table notice_boxes (
  owner_seal text primary key,
  box text not null
);

create table notice_wishes (
  box_seal text primary key,
  wishes jsonb not null
);

create table push_devices (
  token_hash text primary key,
  box_seal text not null,
  token text not null,
  place bigint not null default nextval('notice_order')
);
create index push_devices_of_box on push_devices (box_seal, place desc);

-- How many messages a box was sent today, and how many things wait for its digest.
create table push_days (
  box_seal text primary key,
  day date not null,
  sent integer not null default 0,
  waiting integer not null default 0,
  digest_on date
);
create index push_days_waiting on push_days (box_seal) where waiting > 0;

-- What is about to be sent. Lines go when they are taken, so nothing is sent twice.
create table push_outbox (
  id text primary key,
  box_seal text not null,
  notice_id text references notices (id) on delete cascade,
  figure integer not null,
  asked_at timestamptz(3) not null
);
create index push_outbox_by_time on push_outbox (asked_at);

create table popup_checks (
  box_seal text not null,
  popup_type text not null,
  shown integer not null,
  last_at timestamptz(3) not null,
  primary key (box_seal, popup_type)
);

alter table polls add column is_told boolean not null default false;
create index polls_to_tell on polls (ends_at) where not is_told;
