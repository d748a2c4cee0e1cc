-- Trigrams never contain a space, so they do not tell which words of a title are side by side. A rare letter in place of
-- each space does.
create index concurrently if not exists posts_by_joined_title on posts
  using gin (replace(lower(title), ' ', 'ʘ') gin_trgm_ops) where status = 'LIVE';
