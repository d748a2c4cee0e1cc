create index concurrently if not exists interviews_newest on interviews (company_id, written_month desc, id)
  where status = 'LIVE';
