-- Photos people give of where they work. Who gave them is a seal made for photos alone; of the time only the month is kept.
-- One report a person and company; its photos stand among the others, in places drawn by lot.
create table photo_reports (
  id text primary key,
  author_seal text not null,
  company_id integer not null references companies (id),
  told_month date not null check (extract(day from told_month) = 1),
  unique (author_seal, company_id)
);

-- The picture is the key of an uploaded one; what came with the company has neither.
alter table company_photos add column report_id text references photo_reports (id) on delete cascade;
alter table company_photos add column picture text unique;
alter table company_photos add constraint company_photos_given check ((report_id is null) = (picture is null));
create index company_photos_of_report on company_photos (report_id);

alter table farewells drop constraint farewells_kind_check;
alter table farewells add constraint farewells_kind_check
  check (kind in ('POST', 'COMMENT', 'REVIEW', 'SALARY', 'INTERVIEW', 'BENEFITS', 'PHOTOS', 'VOTE', 'CHAT'));
