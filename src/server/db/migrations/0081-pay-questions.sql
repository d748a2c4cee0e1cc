-- Which pay was checked against a group on a day: one pay a member (or network address), group and day. Both are keyed
-- hashes that change with the day; rows go after it.
create table pay_questions (
  question_key text primary key,
  pay_key text not null,
  asked_on date not null
);
create index pay_questions_by_day on pay_questions (asked_on);
