-- A company asks whether the author of a review still works there (decision 194). The answer is shown after 14 days, at
-- the same time as no answer, so that its day is known to no one.
create table review_challenges (
  review_id text primary key,
  asked_on date not null,
  answer text check (answer in ('YES', 'NO'))
);
