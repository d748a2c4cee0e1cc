-- What a member of a direct chat accepted or asked before blocking, so that unblocking gives it back and nothing more. Null
-- for blocks of older builds, and for members who blocked before they were asked.
alter table chat_seats add column status_before_block text;
