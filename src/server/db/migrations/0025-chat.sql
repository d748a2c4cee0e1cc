-- Chats. They know faces and no members: whose face it is stands nowhere but in the face's own seal.
create table chat_groups (
  id text primary key,
  kind text not null check (kind in ('ROOM', 'DIRECT')),
  audience text not null check (audience in ('COMMUNITY', 'JOBSEEKER')),
  name text not null default '',
  picture text not null default '',
  about text not null default '',
  community_type text check (community_type in ('TOPIC', 'COMPANY', 'DEPARTMENT')),
  community_id integer,
  -- The two faces of a direct chat, so that they have one and not two.
  pair text unique,
  members integer not null default 0 check (members >= 0),
  last_number integer not null default 0,
  last_at timestamptz,
  check ((kind = 'DIRECT') = (pair is not null))
);
create index chat_groups_rooms on chat_groups (members desc, id) where kind = 'ROOM';

create table chat_seats (
  group_id text not null references chat_groups (id) on delete cascade,
  face_id text not null references faces (id) on delete cascade,
  status text not null check (status in ('ACTIVE', 'REQUESTED', 'WAITING', 'BLOCKED', 'LEFT')),
  read_number integer not null default 0,
  -- Whether the other one of a direct chat may know how far this one has read.
  shows_reading boolean not null default false,
  primary key (group_id, face_id)
);
create index chat_seats_of_face on chat_seats (face_id);

create table chat_messages (
  group_id text not null references chat_groups (id) on delete cascade,
  number integer not null,
  id text not null unique,
  face_id text not null references faces (id) on delete cascade,
  client_id text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (group_id, number),
  unique (group_id, face_id, client_id)
);
create index chat_messages_of_face on chat_messages (face_id, created_at);

-- A face that one face wants to read nothing more of.
create table chat_blocks (
  face_id text not null references faces (id) on delete cascade,
  blocked_face_id text not null references faces (id) on delete cascade,
  primary key (face_id, blocked_face_id)
);
create index chat_blocks_of_blocked on chat_blocks (blocked_face_id);

create table chat_reports (
  message_id text not null references chat_messages (id) on delete cascade,
  reporter_seal text not null,
  reason text not null check (reason in ('SPAM', 'ABUSE', 'PERSONAL_DETAILS', 'UNTRUE', 'OFF_TOPIC', 'OTHER')),
  note text not null,
  primary key (message_id, reporter_seal)
);

-- What is too long for a notification between servers that share this database and no Redis.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
