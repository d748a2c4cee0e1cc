create index concurrently if not exists company_photos_hidden on company_photos (id) where is_hidden;
