-- Signing in with providers, and sessions that are renewed.

-- Who may do more than write. Granted by a command alone.
alter table members add column office text check (office in ('moderator', 'officer'));

-- One row a provider's account. The seal is a keyed hash of issuer and subject made outside the database,
-- so a copy of it says of nobody which account at which provider is theirs. No e-mail address is kept.
create table identities (
  seal text primary key,
  member_id text not null references members (id) on delete cascade
);
create index identities_of_member on identities (member_id);

-- Everything one sign-in became: it ends as one.
create table session_families (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index session_families_of_member on session_families (member_id);
create index session_families_age on session_families (expires_at);

-- A session that was not begun by signing in has no family and cannot be renewed.
alter table sessions add column family_id text references session_families (id) on delete cascade;
create index sessions_of_family on sessions (family_id);

create table refresh_tokens (
  -- SHA-256 of the cookie's value, base64url. The value itself is nowhere.
  token_hash text primary key,
  family_id text not null references session_families (id) on delete cascade,
  -- When it was traded for its successor; used much later, it was stolen.
  used_at timestamptz(3)
);
create index refresh_tokens_of_family on refresh_tokens (family_id);
