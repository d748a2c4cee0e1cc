-- A review or interview that its author deleted after a moderator had removed it. Another one about the company within 90 days waits
-- for a moderator. The seals of reviews and interviews differ.
create table removed_contributions (
  author_seal text not null,
  company_id integer not null,
  removed_on date not null,
  primary key (author_seal, company_id)
);
