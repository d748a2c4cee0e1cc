-- The database itself refuses a time finer than an hour where a row belongs to an anonymous author (decision 120).
-- The privacy register (src/server/db/privacy-register.ts) lists the exceptions.

create function is_hour(moment timestamptz) returns boolean language sql immutable parallel safe
return mod(extract(epoch from (moment - timestamptz '1970-01-01 00:00:00+00')), 3600) = 0;

-- These two were exact. Changing the type writes a table again; otherwise the exact times would stay in its file.
alter table pending_pictures
  alter column created_at type timestamptz(3) using date_trunc('hour', created_at, 'UTC');
alter table popup_checks alter column last_at type timestamptz(3) using date_trunc('hour', last_at, 'UTC');

-- These are written by the hour already.
update posts set created_at = date_trunc('hour', created_at, 'UTC') where not is_hour(created_at);
update comments set created_at = date_trunc('hour', created_at, 'UTC') where not is_hour(created_at);
update chat_messages set created_at = date_trunc('hour', created_at, 'UTC') where not is_hour(created_at);
update polls set ends_at = date_trunc('hour', ends_at, 'UTC') where not is_hour(ends_at);
update notices set told_at = date_trunc('hour', told_at, 'UTC') where not is_hour(told_at);
update idempotency_keys set created_at = date_trunc('hour', created_at, 'UTC') where not is_hour(created_at);
update spent_proofs set expires_at = date_trunc('hour', expires_at, 'UTC') + interval '1 hour'
  where not is_hour(expires_at);

alter table posts add check (is_hour(created_at));
alter table comments add check (is_hour(created_at));
alter table chat_messages add check (is_hour(created_at));
alter table polls add check (is_hour(ends_at));
alter table notices add check (is_hour(told_at));
alter table idempotency_keys add check (is_hour(created_at));
alter table pending_pictures add check (is_hour(created_at));
alter table popup_checks add check (is_hour(last_at));
alter table spent_proofs add check (is_hour(expires_at));
