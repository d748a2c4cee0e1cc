-- Readers filter the moderation log by rule and type of content.
create index if not exists moderation_decisions_by_rule on moderation_decisions (rule, position desc);
create index if not exists moderation_decisions_by_type on moderation_decisions (resource_type, position desc);
