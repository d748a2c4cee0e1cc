-- The newest reports of each lane, a lane being one job, year of experience and, where it matters, company or place.
-- Each lane is the beginning of an index, so the work is the same for a thousand reports and for millions. A function,
-- because the plan is the same for every question, and making it anew was two fifths of an answer's work.
create function reports_of_peers(
  jobs integer[], company integer, places integer[], first_year integer, last_year integer,
  since date, until date, in_a_lane integer, in_all integer
) returns table (
  contributor_seal text, company_id integer, place_id integer, pay integer, experience_years smallint,
  days integer, is_verified boolean
)
language plpgsql stable
set plan_cache_mode = force_generic_plan
set jit = off
as $$
#variable_conflict use_column
begin
  if company is not null then
    return query
    select newest.contributor_seal, newest.company_id, newest.place_id, newest.fixed + newest.variable,
      newest.experience_years, until - newest.reported_month, newest.is_verified
    from unnest(jobs) as job (id)
    cross join generate_series(first_year, last_year) as year (experience)
    cross join lateral (
      select * from salary_reports as reports
      where reports.job_profile_id = job.id and reports.experience_years = year.experience
        and reports.company_id = company
        and reports.reported_month >= since and reports.reported_month < until
      order by reports.reported_month desc
      limit in_a_lane
    ) as newest
    order by newest.reported_month desc
    limit in_all;
  elsif places is not null then
    return query
    select newest.contributor_seal, newest.company_id, newest.place_id, newest.fixed + newest.variable,
      newest.experience_years, until - newest.reported_month, newest.is_verified
    from unnest(jobs) as job (id)
    cross join unnest(places) as place (id)
    cross join generate_series(first_year, last_year) as year (experience)
    cross join lateral (
      select * from salary_reports as reports
      where reports.job_profile_id = job.id and reports.place_id = place.id
        and reports.experience_years = year.experience
        and reports.reported_month >= since and reports.reported_month < until
      order by reports.reported_month desc
      limit in_a_lane
    ) as newest
    order by newest.reported_month desc
    limit in_all;
  else
    return query
    select newest.contributor_seal, newest.company_id, newest.place_id, newest.fixed + newest.variable,
      newest.experience_years, until - newest.reported_month, newest.is_verified
    from unnest(jobs) as job (id)
    cross join generate_series(first_year, last_year) as year (experience)
    cross join lateral (
      select * from salary_reports as reports
      where reports.job_profile_id = job.id and reports.experience_years = year.experience
        and reports.reported_month >= since and reports.reported_month < until
      order by reports.reported_month desc
      limit in_a_lane
    ) as newest
    order by newest.reported_month desc
    limit in_all;
  end if;
end $$;
