-- What anybody complains of. No row leads to an account; the number is made by chance and tells whoever knows it how far the
-- answer is.
create table grievances (
  ticket text primary key check (ticket ~ '^GR(-[0-9A-HJKMNP-TV-Z]{4}){4}$'),
  kind text not null check (
    kind in ('PRIVACY', 'ABUSE', 'UNTRUE', 'RIGHTS', 'DECISION', 'ACCOUNT', 'AUTHORITY', 'OTHER')),
  about text,
  text text not null,
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'ACKNOWLEDGED', 'RESOLVED', 'REJECTED')),
  received_at timestamptz not null,
  acknowledged_at timestamptz,
  closed_at timestamptz,
  check ((closed_at is not null) = (state in ('RESOLVED', 'REJECTED'))),
  check (state = 'RECEIVED' or acknowledged_at is not null)
);
create index grievances_waiting on grievances (received_at) where closed_at is null;

-- Where the answer goes, readable with the server's key alone, and gone 30 days after the answer.
create table grievance_addresses (
  ticket text primary key references grievances (ticket) on delete cascade,
  address text not null
);
