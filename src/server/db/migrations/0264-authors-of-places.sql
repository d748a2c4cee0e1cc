-- Whether a city has interviews of five authors is read from the index, without reading every interview.
create index concurrently if not exists interviews_of_place_by_author on interviews (company_id, place_id, author_seal)
  where status = 'LIVE';
