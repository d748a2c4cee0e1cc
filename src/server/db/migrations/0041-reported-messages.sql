-- What is reported in chats waits for a moderator. What they remove keeps its number and shows its words to nobody.
alter table chat_messages add column is_hidden boolean not null default false;
alter table chat_reports add column is_read boolean not null default false;
create index chat_reports_unread on chat_reports (message_id) where not is_read;

alter table moderation_decisions
  drop constraint moderation_decisions_resource_type_check,
  add constraint moderation_decisions_resource_type_check check (resource_type in ('POST', 'COMMENT', 'MESSAGE'));
alter table appeals
  drop constraint appeals_resource_type_check,
  add constraint appeals_resource_type_check check (resource_type in ('POST', 'COMMENT', 'MESSAGE'));
