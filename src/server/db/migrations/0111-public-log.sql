-- The public log (decision 155). No table keeps the order in which entries arrived, nor a time finer than an hour.

-- What the log knows of a public contribution. The salt goes with the contribution; its hash then means nothing.
create table log_contributions (
  resource_type text not null check (resource_type in ('POST', 'COMMENT', 'REVIEW', 'INTERVIEW')),
  resource_id text not null,
  salt text not null,
  commitment text not null,
  is_shown boolean not null,
  primary key (resource_type, resource_id)
);
create unique index log_contributions_commitment on log_contributions (commitment);

-- Entries wait here until their hour; random keys give them their order in the log.
create table log_pending (
  key uuid primary key default gen_random_uuid(),
  due_at timestamptz(3) not null check (is_hour(due_at)),
  entry text not null,
  commitment text,
  is_mixed boolean not null default false
);
create index log_pending_due on log_pending (due_at);
create index log_pending_commitment on log_pending (commitment);
create index log_pending_fresh on log_pending (key) where not is_mixed;

create table log_entries (
  index bigint primary key,
  entry text not null,
  commitment text
);
create index log_entries_commitment on log_entries (commitment);

-- Hashes of complete subtrees with 256^level leaves, as tiles show them.
create table log_hashes (
  level smallint not null,
  index bigint not null,
  hash text not null,
  primary key (level, index)
);

create table log_checkpoints (
  origin text primary key,
  size bigint not null,
  note text not null
);
