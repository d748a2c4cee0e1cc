-- What a message is reported under is sealed for that message alone, as votes are: in a chat of two there is but one
-- who can have reported, so one seal for all of a member's reports would join their faces. Older ones lead to nobody.
update chat_reports set reporter_seal = gen_random_uuid()::text;

-- The chats of an account's two faces end on days of their own, as what they wrote does.
alter table farewells drop constraint farewells_kind_check;
alter table farewells add constraint farewells_kind_check
  check (kind in ('POST', 'COMMENT', 'REVIEW', 'SALARY', 'INTERVIEW', 'VOTE', 'CHAT'));

-- A line waited with the face's notice and the member's box side by side. Now only the server's key reads the box.
delete from push_outbox;
alter table push_outbox drop column box_seal;
alter table push_outbox add column box text not null;
