-- When a company asked about authors, without the reviews: an author who deletes the review does not give the company
-- another question (decision 203). Deleted after 90 days.
create table company_challenges (
  company_id integer not null references companies (id) on delete cascade,
  asked_on date not null
);
create index company_challenges_company on company_challenges (company_id);
insert into company_challenges (company_id, asked_on)
  select r.company_id, c.asked_on from review_challenges c join company_reviews r on r.id = c.review_id;
