-- As in the titles of posts, the words of a text are joined by a rare letter, so that trigrams tell which words are side
-- by side.
create index concurrently if not exists company_reviews_words_0 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 0;
create index concurrently if not exists company_reviews_words_1 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 1;
create index concurrently if not exists company_reviews_words_2 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 2;
create index concurrently if not exists company_reviews_words_3 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 3;
create index concurrently if not exists company_reviews_words_4 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 4;
create index concurrently if not exists company_reviews_words_5 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 5;
create index concurrently if not exists company_reviews_words_6 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 6;
create index concurrently if not exists company_reviews_words_7 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 7;
create index concurrently if not exists company_reviews_words_8 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 8;
create index concurrently if not exists company_reviews_words_9 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 9;
create index concurrently if not exists company_reviews_words_10 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 10;
create index concurrently if not exists company_reviews_words_11 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 11;
create index concurrently if not exists company_reviews_words_12 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 12;
create index concurrently if not exists company_reviews_words_13 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 13;
create index concurrently if not exists company_reviews_words_14 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 14;
create index concurrently if not exists company_reviews_words_15 on company_reviews
  using gin (company_id, replace(lower(title || E'\n' || likes || E'\n' || dislikes), ' ', 'ʘ') gin_trgm_ops)
  where status = 'LIVE' and company_id % 16 = 15;
