-- What voters are shown of the others, brought up to date with every fifth vote: from one vote to the next,
-- whoever knows that somebody just voted would know how.
alter table poll_options add column shown_votes integer;
alter table salary_offers add column shown_votes integer;
