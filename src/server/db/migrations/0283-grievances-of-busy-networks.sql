-- A network that files many grievances is not refused: people there could notice each other's (decision 286).
alter table grievances add column from_busy_network boolean not null default false;
