-- What a post needs to know of a picture it takes; the upload writes it down once the picture is drawn.
alter table pending_pictures add column width integer, add column height integer;

-- Why a comment is not public, as posts have it; and what stands above the others in its community.
alter table comments
  add column held_for text check (held_for in ('ABUSE', 'SPAM', 'REPORTED', 'MODERATOR'));
alter table posts add column is_pinned boolean not null default false;
create index posts_pinned on posts (community_type, community_id) where is_pinned;

-- The queue is what is held back and nobody has decided on yet, and what readers reported.
create index posts_held on posts (created_at, id) where status = 'FLAGGED';
create index comments_held on comments (created_at, id) where status = 'FLAGGED';
alter table reports add column is_read boolean not null default false;
create index reports_unread on reports (resource_type, resource_id) where not is_read;

-- What moderators decided, a line an act, to the day. Who decided and who wrote stand nowhere in it; the thing
-- itself is known so that its author can be told and can appeal.
create table moderation_decisions (
  id text primary key,
  position bigint generated always as identity,
  resource_type text not null check (resource_type in ('POST', 'COMMENT')),
  resource_id text not null,
  decision text not null check (decision in ('KEEP', 'HIDE')),
  rule text not null,
  told text not null,
  is_appeal boolean not null,
  decided_on date not null
);
create index moderation_decisions_log on moderation_decisions (position desc);
create index moderation_decisions_of on moderation_decisions (resource_id, resource_type, position desc);

-- One appeal a thing, ever.
create table appeals (
  resource_type text not null check (resource_type in ('POST', 'COMMENT')),
  resource_id text not null,
  text text not null,
  is_decided boolean not null default false,
  primary key (resource_id, resource_type)
);
create index appeals_open on appeals (resource_type, resource_id) where not is_decided;
