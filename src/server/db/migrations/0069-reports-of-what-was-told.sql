-- Readers report what was told of a company too. It is shown until a moderator decides; what they remove is left out of
-- every list and figure and stays with whoever told it. Written anew after that, it waits for a moderator.
alter table reports
  drop constraint reports_resource_type_check,
  add constraint reports_resource_type_check
    check (resource_type in ('POST', 'COMMENT', 'REVIEW', 'INTERVIEW', 'PHOTO'));
alter table moderation_decisions
  drop constraint moderation_decisions_resource_type_check,
  add constraint moderation_decisions_resource_type_check
    check (resource_type in ('POST', 'COMMENT', 'MESSAGE', 'REVIEW', 'INTERVIEW', 'PHOTO'));
alter table appeals
  drop constraint appeals_resource_type_check,
  add constraint appeals_resource_type_check
    check (resource_type in ('POST', 'COMMENT', 'MESSAGE', 'REVIEW', 'INTERVIEW', 'PHOTO'));

alter table company_reviews
  drop constraint company_reviews_status_check,
  add constraint company_reviews_status_check check (status in ('LIVE', 'FLAGGED', 'HIDDEN', 'DELETED'));
create index company_reviews_held on company_reviews (id) where status = 'FLAGGED';
alter table interviews
  drop constraint interviews_status_check,
  add constraint interviews_status_check check (status in ('LIVE', 'FLAGGED', 'HIDDEN'));
create index interviews_held on interviews (id) where status = 'FLAGGED';

-- Questions are read without their interview; they go and come with it.
alter table interview_questions add column is_hidden boolean not null default false;

-- A photo had but its place among its company's; to be reported it needs a name of its own.
alter table company_photos
  add column id text not null default gen_random_uuid()::text unique,
  add column is_hidden boolean not null default false;
