-- What a login was: its day, a coarse browser and system, and whether it is bound to its browser. Encrypted with the
-- server's key, so a copy of the database shows none of it. Empty for logins from before this migration until they renew.
alter table session_families add column about text;

-- A used token is accepted until its successor is used, so only that it was used is stored, and no time.
alter table refresh_tokens add column is_used boolean not null default false;
update refresh_tokens set is_used = true where used_at is not null;
alter table refresh_tokens drop column used_at;

-- Access tokens expire on a five-minute step: the exact time would tell when the member's browser last renewed.
update sessions set expires_at = to_timestamp(ceil(extract(epoch from expires_at) / 300) * 300);
