-- Figures of companies that were counted while somebody waited, or only when the database was filled.

alter table companies
  add column interviews integer not null default 0,
  -- The day for which a company's figures were last made from its reviews; empty where they never were.
  add column recounted_on date;
create index companies_to_recount on companies (recounted_on nulls first, id);

update companies c set interviews = told.interviews
from (select company_id, count(*)::integer as interviews from interviews where status = 'LIVE' group by 1) told
where told.company_id = c.id;
