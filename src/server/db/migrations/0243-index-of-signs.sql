create index concurrently if not exists posts_by_signs on posts using gin (sign_grams(lower(title)))
  where status = 'LIVE' and title ~ '[-+#&/%@*]|\.(?=\S)';
