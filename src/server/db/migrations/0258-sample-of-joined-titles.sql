create index concurrently if not exists posts_by_joined_title_sampled on posts
  using gin (replace(lower(title), ' ', 'ʘ') gin_trgm_ops) where status = 'LIVE' and left(md5(id), 1) = '0';
