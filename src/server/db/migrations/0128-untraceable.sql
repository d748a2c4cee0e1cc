-- Posts that no one can trace to their author (decision 166). Tokens are signed blindly, so no table can join one to a member.

-- The key of one group (a company or an industry) and month. The private key is encrypted.
create table token_keys (
  key_id text primary key,
  group_kind text not null check (group_kind in ('COMPANY', 'INDUSTRY')),
  group_id integer not null,
  group_name text not null,
  -- Its first day, such as 2026-11-01.
  month text not null,
  public_key text not null,
  private_key text not null,
  -- The members who fetched tokens of this key.
  holders integer not null default 0,
  unique (group_kind, group_id, month)
);

-- Limits each member to one batch a month. Says nothing of the tokens, which the server never sees.
create table token_batches (
  holder_seal text not null,
  month text not null,
  request_hash text not null,
  primary key (holder_seal, month)
);

-- A hash of each spent token's nonce.
create table spent_tokens (
  nonce_hash text primary key,
  month text not null,
  is_mixed boolean not null default false
);
create index spent_tokens_fresh on spent_tokens (nonce_hash) where not is_mixed;

-- Posts that wait for their random hour. Text and author key are encrypted.
create table untraceable_pending (
  post_id text primary key,
  due_at timestamptz(3) not null check (is_hour(due_at)),
  details text not null,
  is_mixed boolean not null default false
);
create index untraceable_pending_due on untraceable_pending (due_at);
create index untraceable_pending_fresh on untraceable_pending (post_id) where not is_mixed;

-- The public key by which the author of a published post proves to be its author, and the last request signed with it.
create table untraceable_posts (
  post_id text primary key,
  author_key text not null,
  last_number integer not null default 0,
  last_request text not null default ''
);
