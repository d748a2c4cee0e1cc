-- The employees' choice. An edition counts the reviews of the year before it once; what it said stays said.
create table award_editions (
  year smallint not null,
  size text not null check (size in ('mega', 'large', 'mid-sized', 'small')),
  -- What a company needed to be ranked, and how many had it.
  fewest integer not null check (fewest >= 5),
  ranked integer not null check (ranked >= 0),
  primary key (year, size)
);
create table company_awards (
  company_id integer not null references companies (id) on delete cascade,
  year smallint not null,
  size text not null,
  rank smallint not null check (rank between 1 and 10),
  reviews integer not null check (reviews >= 5),
  low double precision not null check (low between 1 and 5),
  primary key (company_id, year),
  unique (year, size, rank),
  foreign key (year, size) references award_editions (year, size)
);
