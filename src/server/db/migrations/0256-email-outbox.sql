-- Emails that wait to be sent. They are written in the transaction of what they report, encrypted, and deleted once sent.
create table email_outbox (
  id text primary key,
  content text not null,
  attempts integer not null default 0,
  due_at timestamptz(3) not null check (is_hour(due_at)),
  -- An email about an application that is withdrawn first is not sent.
  application_id text references job_applications (id) on delete cascade
);
-- Shows whether a repeated reply is the one that was sent. Null in rows that were closed before.
alter table grievances add column if not exists reply_hash text;
