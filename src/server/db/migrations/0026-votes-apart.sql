-- Each vote has a seal of its own: a keyed hash of voter and thing. The voter's key is made outside the database and
-- never stands in it, so not even two votes of one person can be told to be one person's. One vote of one voter on
-- one thing is still a matter of the primary keys.
create function sealed_for(voter_key text, target text) returns text
language sql immutable parallel safe
return translate(encode(sha256((voter_key || ':' || target)::bytea), 'base64'), '+/=', '-_');

update votes set voter_seal = sealed_for(voter_seal, resource_id);
update poll_votes set voter_seal = sealed_for(voter_seal, post_id);
update salary_votes set voter_seal = sealed_for(voter_seal, post_id);
update review_helpful set voter_seal = sealed_for(voter_seal, review_id);
update comment_reactions set reactor_seal = sealed_for(reactor_seal, comment_id);

-- Interviews are given too, and what becomes of them is chosen like all the rest.
alter table farewells drop constraint farewells_kind_check;
alter table farewells add constraint farewells_kind_check
  check (kind in ('POST', 'COMMENT', 'REVIEW', 'SALARY', 'INTERVIEW', 'VOTE'));
create index interviews_of_author on interviews (author_seal);
