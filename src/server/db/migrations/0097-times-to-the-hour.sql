-- The exact moment of a post, a comment or a message leads to whoever was seen writing then. Times are stored by the hour.
-- Posts of one hour stand in the random order of their ids; what answers something keeps its order by a number that counts
-- inside its own thread.

alter table comments add column number integer;
update comments c set number = numbered.number
from (select id, row_number() over (partition by post_id order by created_at, id) as number from comments) numbered
where numbered.id = c.id;

-- Whoever writes a comment holds the post, so two never get one number.
create function number_comment() returns trigger language plpgsql as $$
begin
  new.number := coalesce((select max(number) from comments where post_id = new.post_id), 0) + 1;
  return new;
end $$;
create trigger comments_number before insert on comments
  for each row when (new.number is null) execute function number_comment();

drop index comments_best;
drop index comments_replies;
drop index comments_by_time;
-- Changing the type writes a table again; otherwise the exact times would stay in its file.
alter table comments
  alter column number set not null,
  alter column created_at type timestamptz(3) using date_trunc('hour', created_at, 'UTC');
create unique index comments_in_order on comments (post_id, number);
create index comments_top_in_order on comments (post_id, number) where parent_id is null;
create index comments_best on comments (post_id, score desc, number desc) where parent_id is null;
create index comments_replies on comments (parent_id, number) where parent_id is not null;

update posts set created_at = date_trunc('hour', created_at, 'UTC');
alter table posts alter column community_type type text using community_type || '';
alter table polls alter column ends_at type timestamptz(3) using date_trunc('hour', ends_at, 'UTC');
alter table chat_messages alter column created_at type timestamptz(3) using date_trunc('hour', created_at, 'UTC');

-- In which order chats were last spoken in, without a time.
create sequence chat_order;
alter table chat_groups add column last_order bigint not null default 0;
update chat_groups g set last_order = ordered.place
from (select id, row_number() over (order by last_at, id) as place from chat_groups where last_at is not null) ordered
where ordered.id = g.id;
select setval('chat_order', greatest((select max(last_order) from chat_groups), 1));
alter table chat_groups
  drop column last_at,
  alter column kind type text using kind || '';
