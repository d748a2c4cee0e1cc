-- The most helpful reviews of a company first, and which reviews a filter leaves. An index with these columns was lost
-- when the exact years of experience were dropped. Make it "concurrently" before the deployment if there are many.
create index if not exists company_reviews_helpful on company_reviews (company_id, helpful desc, id)
  include (overall, is_current, employment, experience, job_profile_id, place_id, written_on)
  where status = 'LIVE';
