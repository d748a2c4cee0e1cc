-- Optional yes-or-no answers of a review (decision 164). Null where the author was not asked or did not answer.
alter table company_reviews
  add column recommends boolean,
  add column approves_ceo boolean;

-- Answers that are counted. Those of one bucket are counted together or not at all; a row without a bucket was in one
-- that lost a member, and is never counted again. No foreign key: writing it would lock a review after its company.
create table released_opinions (
  review_id text not null,
  question text not null check (question in ('recommend', 'ceo')),
  company_id integer not null references companies (id) on delete cascade,
  is_yes boolean not null,
  bucket_id uuid,
  primary key (review_id, question)
);
create index released_opinions_of_company on released_opinions (company_id);

create table company_opinions (
  company_id integer not null references companies (id) on delete cascade,
  question text not null check (question in ('recommend', 'ceo')),
  yes integer not null,
  no integer not null,
  primary key (company_id, question),
  check (yes + no >= 14)
);
