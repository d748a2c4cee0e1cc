import { expect, it } from 'vitest';
import { onlyReads } from './read-routing';

it.each([
  'select * from posts',
  '\n  with liked as (select post_id from votes) select * from liked',
  'SELECT updated_on, deleted, shares, share from posts order by id',
])('a replica may answer: %s', (sql) => {
  expect(onlyReads(sql)).toBe(true);
});

it.each([
  'begin',
  'insert into posts values (1)',
  'with gone as (delete from drafts returning id) select * from gone',
  'select * from posts where id = $1 for update',
  'select * from posts for no key update skip locked',
  'select * from posts for key share',
  'select pg_advisory_xact_lock(1)',
  "select pg_notify('removed_content', $1)",
  "select nextval('numbers')",
  'vacuum posts',
])('only the primary may answer: %s', (sql) => {
  expect(onlyReads(sql)).toBe(false);
});
