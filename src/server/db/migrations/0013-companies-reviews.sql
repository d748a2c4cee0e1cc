-- What is known of a company beyond its name, and what people say of it. Every figure a page shows is kept in a
-- column or a row of its own, made again from the reviews when they change, and never counted while somebody waits.

alter table companies
  add column employees_worldwide text,
  add column website text,
  add column about text,
  add column mission text,
  add column is_claimed boolean not null default false,
  add column parent_id integer references companies (id),
  add column reviews_last_year integer not null default 0,
  add column offices integer not null default 0,
  add column photos integer not null default 0,
  add column salaries integer not null default 0,
  add column benefit_reporters integer not null default 0,
  -- The words people say most often.
  add column top_like text,
  add column top_dislike text;
create index companies_by_reviews on companies (reviews desc, id);
create index companies_by_rating on companies (rating desc, id);
create index companies_of_industry on companies (industry_id, reviews desc, id);
create index companies_of_parent on companies (parent_id) where parent_id is not null;

create table company_offices (
  company_id integer not null references companies (id),
  place_id integer not null references places (id),
  location_url text not null,
  address text not null,
  is_headquarters boolean not null default false,
  -- Empty below five reviews, and then reviews is 0.
  rating double precision,
  reviews integer not null default 0,
  primary key (company_id, place_id),
  unique (company_id, location_url)
);
create index company_offices_at on company_offices (place_id, company_id);

create table company_leaders (
  company_id integer not null references companies (id),
  position integer not null,
  name text not null,
  title text not null,
  since_year integer not null,
  primary key (company_id, position)
);

create table company_photos (
  company_id integer not null references companies (id),
  position integer not null,
  url text not null,
  album text not null check (album in ('workplace', 'food', 'together')),
  caption text not null,
  primary key (company_id, position)
);

create table company_benefits (
  company_id integer not null references companies (id),
  code text not null,
  reports integer not null check (reports >= 0),
  primary key (company_id, code)
);

create table company_comparisons (
  company_id integer not null references companies (id),
  other_id integer not null references companies (id),
  position integer not null,
  primary key (company_id, position)
);

create table company_badges (
  company_id integer not null references companies (id),
  code text not null,
  primary key (company_id, code)
);

-- One review of one person for one company. The seal is made for reviews alone: it meets no face, vote or salary.
-- There is a day and no hour.
create table company_reviews (
  id text primary key,
  company_id integer not null references companies (id),
  author_seal text not null,
  job_profile_id integer not null references job_profiles (id),
  place_id integer not null references places (id),
  experience_years integer not null check (experience_years between 0 and 15),
  is_current boolean not null,
  employment text not null
    check (employment in ('fulltime', 'parttime', 'contractual', 'intern', 'freelancer')),
  written_on date not null,
  status text not null default 'LIVE' check (status in ('LIVE', 'DELETED')),
  title text not null,
  likes text not null,
  dislikes text not null,
  overall smallint not null check (overall between 1 and 5),
  work_life smallint not null check (work_life between 1 and 5),
  skills smallint not null check (skills between 1 and 5),
  culture smallint not null check (culture between 1 and 5),
  pay smallint not null check (pay between 1 and 5),
  security smallint not null check (security between 1 and 5),
  promotions smallint not null check (promotions between 1 and 5),
  reply text,
  replied_on date,
  helpful integer not null default 0 check (helpful >= 0),
  unique (company_id, author_seal),
  check ((reply is null) = (replied_on is null))
);
create index company_reviews_helpful on company_reviews (company_id, helpful desc, id) where status = 'LIVE';
create index company_reviews_latest on company_reviews (company_id, written_on desc, id) where status = 'LIVE';
create index company_reviews_best on company_reviews (company_id, overall desc, id) where status = 'LIVE';
create index company_reviews_newest on company_reviews (written_on desc, id) where status = 'LIVE';

-- A row says that a review helped somebody; taking it back removes the row.
create table review_helpful (
  review_id text not null references company_reviews (id) on delete cascade,
  voter_seal text not null,
  primary key (review_id, voter_seal)
);

-- How many gave one star to how many gave five: what an average is made from.
create table company_ratings (
  company_id integer not null references companies (id),
  category text not null
    check (category in ('overall', 'workLife', 'skills', 'culture', 'pay', 'security', 'promotions')),
  one integer not null default 0,
  two integer not null default 0,
  three integer not null default 0,
  four integer not null default 0,
  five integer not null default 0,
  primary key (company_id, category)
);

create table industry_ratings (
  industry_id integer not null references industries (id),
  category text not null,
  average double precision not null,
  primary key (industry_id, category)
);

create table company_phrases (
  company_id integer not null references companies (id),
  phrase text not null,
  side text not null check (side in ('likes', 'dislikes')),
  mentions integer not null,
  primary key (company_id, phrase)
);

-- What a company's reviews can be filtered by; below five there is no row.
create table company_facets (
  company_id integer not null references companies (id),
  kind text not null check (kind in ('job', 'department', 'place')),
  entity_id integer not null,
  reviews integer not null check (reviews >= 5),
  primary key (company_id, kind, entity_id)
);
