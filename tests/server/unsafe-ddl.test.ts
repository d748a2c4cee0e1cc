import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/run-command';
import { unsafeStatements } from '../support/unsafe-ddl';

const FOLDER = join(ROOT, 'src/server/db/migrations');
/** Earlier migrations are never edited and ran while there were few rows. */
const FIRST = '0170';
/** Before it, indexes of large tables were made by hand before the deployment. */
const FIRST_CONCURRENT = '0242';

const migrations = readdirSync(FOLDER).filter((file) => file >= FIRST);

it('the migrations are found', () => {
  expect(migrations).toContain('0170-message-attempts.sql');
});

it.each(migrations)('the migration %s locks no table in use for long', (file) => {
  const sql = readFileSync(join(FOLDER, file), 'utf8');
  const ofToday = sql.replaceAll('index if not exists', 'index concurrently if not exists');
  expect(unsafeStatements(file < FIRST_CONCURRENT ? ofToday : sql)).toEqual([]);
});

describe('the check of migrations', () => {
  it.each([
    'create index posts_by_time on posts (created_at)',
    'create index if not exists posts_by_time on posts (created_at)',
    'create unique index one_vote on votes (voter_seal, post_id)',
    'alter table posts add column key uuid not null default gen_random_uuid()',
    "alter table posts add column words tsvector generated always as (to_tsvector('simple', title)) stored",
    'alter table posts alter column figure type bigint',
    'alter table posts alter column title set not null',
    'alter table posts add constraint positive check (figure > 0)',
    'alter table posts add foreign key (alias_id) references aliases (id)',
    'alter table posts add column author text references members (id)',
    'alter table posts add constraint one unique (title)',
    'vacuum full posts',
    'lock table posts in exclusive mode',
    "update posts set title = ''",
    '-- moves rows\ndelete from posts where figure > 3',
  ])('the check of migrations reports %s', (statement) => {
    expect(unsafeStatements(`${statement};`)).toHaveLength(1);
  });

  it.each([
    'create index concurrently if not exists posts_by_time on posts (created_at)',
    'alter table posts add column attempts smallint not null default 0',
    'alter table posts drop column figure',
    'alter table posts add constraint positive check (figure > 0) not valid',
    'alter table posts add constraint one unique using index one_title',
    'create table lists (id text primary key, post_id text references posts (id)); create index lists_by on lists (id)',
    '-- small table: one row per community\nupdate communities set members = 0',
    'create function f() returns void language plpgsql as $$ begin update posts set title = 1; delete from posts; end $$',
    'insert into settings select 1',
  ])('the check of migrations accepts %s', (statement) => {
    expect(unsafeStatements(`${statement};`)).toEqual([]);
  });
});
