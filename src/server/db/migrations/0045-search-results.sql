-- The page of results is read from what is ready, however many questions were asked and openings there are.

-- Questions people were asked, each text once with its most answered row; made from them every hour.
create table search_questions (
  question_id text primary key references interview_questions (id) on delete cascade,
  -- In small letters.
  text text not null,
  asked integer not null check (asked > 0)
);
create index search_questions_by_text on search_questions using gin (text gin_trgm_ops);
insert into search_questions (question_id, text, asked)
select (array_agg(id order by answers desc, asked_month desc, id))[1], lower(text), count(*)
from interview_questions group by lower(text);
drop index interview_questions_by_text;

-- Titles of openings in small letters, each once; made from them every hour.
create table search_titles (
  title text primary key,
  jobs integer not null check (jobs > 0)
);
insert into search_titles (title, jobs)
select lower(title), count(*) from jobs where status = 'LIVE' group by 1;
create index jobs_of_title on jobs (lower(title), posted_on desc, id) where status = 'LIVE';
drop index jobs_by_title;

-- Names are found by their beginnings, and words of a slip in the vocabulary.
drop index search_entries_by_name;
drop table search_words;
