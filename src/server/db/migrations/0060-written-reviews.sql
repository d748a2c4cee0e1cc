-- What the form for reviews asks beside what reviews had: who wants neither role nor city shown, and where the work is
-- done. Nobody was asked before, so it is not known of what is there already.
alter table company_reviews
  add column is_anonymous boolean not null default false,
  add column work_mode text check (work_mode in ('office', 'hybrid', 'remote'));
create index company_reviews_of_author on company_reviews (author_seal);
