create index concurrently if not exists posts_hidden_pictures on posts using gin (media jsonb_path_ops)
  where status in ('FLAGGED', 'AUTHOR_REJECTED');
