-- As in the titles of posts, the words of a text are joined by a rare letter, so that trigrams tell which words are side
-- by side.
create index concurrently if not exists company_reviews_joined_text_0 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 0;
create index concurrently if not exists company_reviews_joined_text_1 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 1;
create index concurrently if not exists company_reviews_joined_text_2 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 2;
create index concurrently if not exists company_reviews_joined_text_3 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 3;
create index concurrently if not exists company_reviews_joined_text_4 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 4;
create index concurrently if not exists company_reviews_joined_text_5 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 5;
create index concurrently if not exists company_reviews_joined_text_6 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 6;
create index concurrently if not exists company_reviews_joined_text_7 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 7;
create index concurrently if not exists company_reviews_joined_text_8 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 8;
create index concurrently if not exists company_reviews_joined_text_9 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 9;
create index concurrently if not exists company_reviews_joined_text_10 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 10;
create index concurrently if not exists company_reviews_joined_text_11 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 11;
create index concurrently if not exists company_reviews_joined_text_12 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 12;
create index concurrently if not exists company_reviews_joined_text_13 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 13;
create index concurrently if not exists company_reviews_joined_text_14 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 14;
create index concurrently if not exists company_reviews_joined_text_15 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 15;
