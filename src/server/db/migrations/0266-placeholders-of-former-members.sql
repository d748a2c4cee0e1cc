-- Comments of deleted accounts that have replies are placeholders like other deleted comments: without votes, and neither
-- counted nor shown as an answer.
with gone as materialized (
  select id, post_id, status from comments
  where alias_id = 'FcFormerMember00000000' and text = '[removed]' and status <> 'DELETED'
), recounted as (
  update posts p set comments = greatest(p.comments - counted.count, 0)
  from (select post_id, count(*)::integer as count from gone where status = 'LIVE' group by 1) counted
  where p.id = counted.post_id
), unvoted as (
  delete from votes v using gone where v.resource_type = 'COMMENT' and v.resource_id = gone.id
), unmarked as (
  delete from comment_reactions r using gone where r.comment_id = gone.id
)
update comments c set text = '', status = 'DELETED', hold_reason = null, is_edited = false, up = 0, down = 0,
  likes = 0, insightful = 0, support = 0, funny = 0
from gone where c.id = gone.id;
