-- A review or interview also changes on pages when only its role, city or other answers are edited.
create or replace trigger reviews_changed after update on company_reviews for each row
  when ((old.status, old.title, old.likes, old.dislikes, old.reply, old.is_anonymous, old.job_profile_id, old.place_id,
      old.experience, old.is_current, old.employment, old.work_mode, old.overall)
    is distinct from (new.status, new.title, new.likes, new.dislikes, new.reply, new.is_anonymous, new.job_profile_id, new.place_id,
      new.experience, new.is_current, new.employment, new.work_mode, new.overall))
  execute function publish_removal();
create or replace trigger interviews_changed after update on interviews for each row
  when ((old.status, old.rounds, old.advice, old.job_profile_id, old.place_id, old.experience, old.difficulty, old.outcome,
      old.applied_through, old.written_month)
    is distinct from (new.status, new.rounds, new.advice, new.job_profile_id, new.place_id, new.experience, new.difficulty, new.outcome,
      new.applied_through, new.written_month))
  execute function publish_removal();
