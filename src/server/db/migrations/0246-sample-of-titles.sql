create index concurrently if not exists posts_by_title_sampled on posts using gin (lower(title) gin_trgm_ops)
  where status = 'LIVE' and left(md5(id), 1) = '0';
