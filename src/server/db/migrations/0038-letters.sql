-- Letters are another way to be told. Where they go is known to the server's key alone, and is forgotten with one press.
create table notice_addresses (
  box_seal text primary key,
  address text not null
);

-- Each way has its own cap, its own digest and its own line in the outbox.
alter table push_days add column channel text not null default 'push' check (channel in ('push', 'email'));
alter table push_days drop constraint push_days_pkey;
alter table push_days add primary key (box_seal, channel);
alter table push_days alter column channel drop default;
alter table push_outbox add column channel text not null default 'push' check (channel in ('push', 'email'));
alter table push_outbox alter column channel drop default;

-- What members want to hear of stands in notice_wishes alone.
alter table preferences drop column topics;
