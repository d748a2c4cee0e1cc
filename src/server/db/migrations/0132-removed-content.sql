-- Servers send visitors' pages several times. They drop the pages that show content which was removed, hidden or
-- changed since: those with the id of its post, or all pages. Votes and counts publish nothing.
create function publish_removed_post() returns trigger language plpgsql as $$
begin
  perform pg_notify('removed_content', case tg_table_name when 'comments' then to_jsonb(old) ->> 'post_id' else old.id end);
  return null;
end $$;

create function publish_removal() returns trigger language plpgsql as $$
begin
  perform pg_notify('removed_content', '*');
  return null;
end $$;

create trigger posts_changed after update on posts for each row
  when ((old.status, old.title, old.content, old.media, old.face_id)
    is distinct from (new.status, new.title, new.content, new.media, new.face_id))
  execute function publish_removed_post();
create trigger posts_deleted after delete on posts for each row execute function publish_removed_post();

create trigger comments_changed after update on comments for each row
  when ((old.status, old.text, old.face_id) is distinct from (new.status, new.text, new.face_id))
  execute function publish_removed_post();
create trigger comments_deleted after delete on comments for each row execute function publish_removed_post();

create trigger reviews_changed after update on company_reviews for each row
  when ((old.status, old.title, old.likes, old.dislikes, old.reply, old.is_anonymous)
    is distinct from (new.status, new.title, new.likes, new.dislikes, new.reply, new.is_anonymous))
  execute function publish_removal();
create trigger reviews_deleted after delete on company_reviews for each row execute function publish_removal();

create trigger interviews_changed after update on interviews for each row
  when ((old.status, old.rounds, old.advice) is distinct from (new.status, new.rounds, new.advice))
  execute function publish_removal();
create trigger interviews_deleted after delete on interviews for each row execute function publish_removal();
create trigger interview_questions_changed after update on interview_questions for each row
  when ((old.is_hidden, old.text) is distinct from (new.is_hidden, new.text))
  execute function publish_removal();
create trigger interview_questions_deleted after delete on interview_questions for each row
  execute function publish_removal();

create trigger photos_changed after update on company_photos for each row
  when ((old.is_hidden, old.url, old.caption) is distinct from (new.is_hidden, new.url, new.caption))
  execute function publish_removal();
create trigger photos_deleted after delete on company_photos for each row execute function publish_removal();

create trigger faces_changed after update on faces for each row
  when ((old.user_name, old.avatar_seed, old.bio) is distinct from (new.user_name, new.avatar_seed, new.bio))
  execute function publish_removal();
