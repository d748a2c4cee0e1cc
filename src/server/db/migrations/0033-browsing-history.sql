-- The companies a member looked at lately. The seal is of this purpose alone: it meets no face, vote, follow or account.
-- A day and no hour; the place counts one reader's rows alone, for a number all share would tell who looked before whom.
create table browsing_history (
  reader_seal text not null,
  company_id integer not null references companies (id),
  seen_on date not null,
  place integer not null,
  primary key (reader_seal, company_id)
);
create index browsing_history_latest on browsing_history (reader_seal, place desc);
create index browsing_history_by_day on browsing_history (seen_on);
