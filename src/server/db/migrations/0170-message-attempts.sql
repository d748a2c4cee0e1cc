-- A message is tried again when the mail server or push service fails. Its next time stays a whole hour, so that it
-- does not show when the message was written.
alter table push_outbox add column attempts smallint not null default 0;
