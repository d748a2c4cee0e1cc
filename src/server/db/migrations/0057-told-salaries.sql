-- What the form for salaries asks beside the pay: whether it is earned now, and what kind of stock was granted.
-- Nobody was asked before, so it is not known of what is there already.
alter table salary_reports
  add column is_current boolean not null default false,
  add column stock_type text check (stock_type in ('esops', 'rsus', 'sars', 'other', 'notSure'));
create index salary_reports_of_contributor on salary_reports (contributor_seal, reported_month desc);
