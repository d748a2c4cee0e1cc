-- Company pages ask for a few rows of very many: an index has them in their order.

-- Who pays most for a job, wherever and whatever the experience.
create index salary_slices_of_all_payers on salary_slices (job_profile_id, contributors desc, company_id)
  where company_id is not null and place_id is null and experience is null;

-- Which reviews a filter leaves comes from the index alone, whatever they are ordered by.
create index company_reviews_told on company_reviews (company_id, helpful desc, id)
  include (overall, is_current, employment, experience_years, job_profile_id, place_id, written_on)
  where status = 'LIVE';
drop index company_reviews_facts;
