create index concurrently if not exists push_days_fresh on push_days (box_seal) where not is_mixed;
