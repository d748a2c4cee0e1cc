-- Which of the recipient's items a notice is about, and what a moderator decided. The alias that wrote the item is
-- stored beside the item itself, so neither column joins anything new.
alter table notices add column item text check (item in ('POST', 'COMMENT'));
alter table notices add column outcome text check (outcome in ('HELD', 'SHOWN', 'REMOVED'));
update notices n set item = case when f.owner_seal = n.recipient_seal then 'POST' else 'COMMENT' end
  from posts p join faces f on f.id = p.face_id where p.id = n.post_id;
alter table notices add check ((item is null) = (post_id is null));

-- Comments on a post and replies to its author's comment below it are counted separately.
drop index notices_unread;
create unique index notices_unread
  on notices (recipient_seal, variant, coalesce(post_id, ''), coalesce(item, ''))
  where status < 2 and (post_id is not null or variant in ('chat', 'job-alert'));
