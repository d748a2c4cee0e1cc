create index concurrently if not exists aliases_by_label on aliases (bio, user_name, is_verified)
  where profile_type = 'DESIGNATION';
