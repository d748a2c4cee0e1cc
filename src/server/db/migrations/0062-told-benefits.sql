-- What people say they are given besides pay. Who said it is a seal made for benefits alone; of the time only the month is
-- kept. One a person and company.
create table benefit_reports (
  id text primary key,
  author_seal text not null,
  company_id integer not null references companies (id),
  codes text[] not null check (cardinality(codes) between 1 and 29),
  told_month date not null check (extract(day from told_month) = 1),
  unique (author_seal, company_id)
);
create index benefit_reports_of_company on benefit_reports (company_id, told_month);

-- How much of what is shown comes from these. Counted are months that are over, and only what five people or more say:
-- a number that grew at once, or by one, would tell colleagues who has just said what.
alter table company_benefits add column told integer not null default 0 check (told >= 0);
alter table companies add column benefit_tellers integer not null default 0 check (benefit_tellers >= 0);

alter table farewells drop constraint farewells_kind_check;
alter table farewells add constraint farewells_kind_check
  check (kind in ('POST', 'COMMENT', 'REVIEW', 'SALARY', 'INTERVIEW', 'BENEFITS', 'VOTE', 'CHAT'));
