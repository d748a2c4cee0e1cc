-- Words in the reviews of one company. An index for all companies reads the entries of every company that has the same
-- letters; one of sixteen reads a sixteenth. Make them "concurrently" before the deployment if there are many reviews.
create index if not exists company_reviews_text_0 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 0;
create index if not exists company_reviews_text_1 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 1;
create index if not exists company_reviews_text_2 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 2;
create index if not exists company_reviews_text_3 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 3;
create index if not exists company_reviews_text_4 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 4;
create index if not exists company_reviews_text_5 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 5;
create index if not exists company_reviews_text_6 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 6;
create index if not exists company_reviews_text_7 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 7;
create index if not exists company_reviews_text_8 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 8;
create index if not exists company_reviews_text_9 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 9;
create index if not exists company_reviews_text_10 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 10;
create index if not exists company_reviews_text_11 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 11;
create index if not exists company_reviews_text_12 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 12;
create index if not exists company_reviews_text_13 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 13;
create index if not exists company_reviews_text_14 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 14;
create index if not exists company_reviews_text_15 on company_reviews
  using gin (company_id, lower(title || E'\n' || likes || E'\n' || dislikes) gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 15;
drop index if exists company_reviews_full_text;
