-- Words in the reviews of one company. An index for all companies reads the entries of every company that has the same
-- letters; one of eight reads an eighth. Make them "concurrently" before the deployment if there are many reviews.
create index if not exists company_reviews_text_0 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 8 = 0;
create index if not exists company_reviews_text_1 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 8 = 1;
create index if not exists company_reviews_text_2 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 8 = 2;
create index if not exists company_reviews_text_3 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 8 = 3;
create index if not exists company_reviews_text_4 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 8 = 4;
create index if not exists company_reviews_text_5 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 8 = 5;
create index if not exists company_reviews_text_6 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 8 = 6;
create index if not exists company_reviews_text_7 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 8 = 7;
drop index if exists company_reviews_full_text;
