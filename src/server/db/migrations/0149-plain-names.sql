-- Renames tables and columns to the terms of src/GLOSSARY.md. No row is written; every statement only changes the catalogue.

alter table faces rename to aliases;
alter table former_words rename to former_texts;
alter table farewells rename to account_deletion_parts;
alter table company_films rename to company_videos;
alter table company_offices rename to company_locations;
alter table office_log rename to staff_role_log;
alter table notice_wishes rename to notice_preferences;

alter table posts rename column face_id to alias_id;
alter table comments rename column face_id to alias_id;
alter table chat_seats rename column face_id to alias_id;
alter table chat_messages rename column face_id to alias_id;
alter table chat_blocks rename column face_id to alias_id;
alter table chat_blocks rename column blocked_face_id to blocked_alias_id;
alter table posts rename column held_for to hold_reason;
alter table comments rename column held_for to hold_reason;
alter table aliases rename column is_laid to is_mixed;
alter table community_members rename column is_laid to is_mixed;
alter table notice_boxes rename column is_laid to is_mixed;

alter table award_editions rename column fewest to min_reviews;
alter table startup_editions rename column fewest to min_reviews;
alter table benefit_reports rename column told_month to submitted_month;
alter table photo_reports rename column told_month to submitted_month;
alter table interviews rename column told_quarter to submitted_quarter;
alter table company_benefits rename column told to counted_reports;
alter table companies rename column benefit_tellers to counted_benefit_reporters;
alter table companies rename column offices to locations;
alter table moderation_decisions rename column told to message;
alter table members rename column office to staff_role;
alter table staff_role_log rename column office to staff_role;
alter table staff_role_log rename column given_at to granted_at;

alter table jobs rename column is_told to is_notified;
alter table polls rename column is_told to is_notified;
alter table notices rename column told_at to notified_at;
alter table notices rename column words to text;
alter table notice_preferences rename column wishes to preferences;
alter table push_outbox rename column asked_at to due_at;
alter table answer_requests rename column asker_seal to requester_seal;
alter table pay_questions rename column asked_on to checked_on;
alter table rephrasings rename column asked_on to used_on;

alter index comments_held rename to comments_on_hold;
alter index posts_held rename to posts_on_hold;
alter index company_reviews_held rename to company_reviews_on_hold;
alter index interviews_held rename to interviews_on_hold;
alter index company_reviews_words rename to company_reviews_full_text;
alter index polls_to_tell rename to polls_to_notify;
alter index search_tails_by_letters rename to search_tails_by_characters;
alter index company_offices_at rename to company_locations_at;
alter table company_photos rename constraint company_photos_given to company_photos_submitted;

-- Constraints and indexes are named after the tables and columns above.
do $$
declare
  terms constant text[] := array[
    ['blocked_face', 'blocked_alias'], ['face_id', 'alias_id'], ['of_face', 'of_alias'], ['faces_', 'aliases_'],
    ['former_words', 'former_texts'], ['farewells', 'account_deletion_parts'], ['company_films', 'company_videos'],
    ['company_offices', 'company_locations'], ['companies_offices', 'companies_locations'],
    ['members_office', 'members_staff_role'], ['office_log_office', 'staff_role_log_staff_role'],
    ['office_log', 'staff_role_log'], ['given_at', 'granted_at'], ['notice_wishes_wishes', 'notice_preferences_preferences'],
    ['notice_wishes', 'notice_preferences'], ['held_for', 'hold_reason'], ['is_laid', 'is_mixed'],
    ['fewest', 'min_reviews'], ['told_month', 'submitted_month'], ['told_quarter', 'submitted_quarter'],
    ['company_benefits_told', 'company_benefits_counted_reports'],
    ['benefit_tellers', 'counted_benefit_reporters'], ['decisions_told', 'decisions_message'],
    ['is_told', 'is_notified'], ['told_at', 'notified_at'], ['notices_words', 'notices_text'],
    ['asked_at', 'due_at'], ['asker_seal', 'requester_seal'], ['pay_questions_asked_on', 'pay_questions_checked_on'],
    ['rephrasings_asked_on', 'rephrasings_used_on']];
  term text[];
  entry record;
begin
  foreach term slice 1 in array terms loop
    for entry in select conrelid::regclass as owner, conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and strpos(conname, term[1]) > 0 loop
      execute format('alter table %s rename constraint %I to %I',
        entry.owner, entry.name, replace(entry.name, term[1], term[2]));
    end loop;
    for entry in select indexname as name from pg_indexes
      where schemaname = 'public' and strpos(indexname, term[1]) > 0 loop
      execute format('alter index %I rename to %I', entry.name, replace(entry.name, term[1], term[2]));
    end loop;
  end loop;
end $$;
