-- Young technology companies, ranked among themselves; counted once, as the awards by size are.
create table startup_editions (
  year smallint primary key,
  fewest integer not null check (fewest >= 5),
  ranked integer not null check (ranked >= 0)
);
create table startup_awards (
  company_id integer not null references companies (id) on delete cascade,
  year smallint not null references startup_editions (year),
  rank smallint not null check (rank between 1 and 10),
  reviews integer not null check (reviews >= 5),
  low double precision not null check (low between 1 and 5),
  primary key (company_id, year),
  unique (year, rank)
);
