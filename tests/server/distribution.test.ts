import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISTRIBUTION_REGISTER, type Distribution } from '../../src/server/db/distribution-register';
import { PRIVACY_REGISTER } from '../../src/server/db/privacy-register';
import { distributionViolations, readDistributedSchema } from '../support/distribution-rules';
import { wholeSchema } from '../support/whole-schema';

let schema: Awaited<ReturnType<typeof wholeSchema>>;
beforeAll(async () => {
  schema = await wholeSchema();
});
afterAll(() => schema.drop());

/** Violations in the migrated schema after this change, which is rolled back, and with these entries. */
async function violationsAfter(change: string, entries: Readonly<Record<string, Distribution>> = {}) {
  const client = await schema.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(change);
    return distributionViolations(await readDistributedSchema(client), {
      distribution: { ...DISTRIBUTION_REGISTER, ...entries },
      privacy: PRIVACY_REGISTER,
    });
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const READING_LISTS = 'create table reading_lists (id text primary key, post_id text not null)';

describe('the distribution register', () => {
  it('the distribution register has an entry for every table, and every unique index has the key or a reason', async () => {
    expect(await violationsAfter('')).toEqual([]);
  });

  it('the distribution register reports a new table without an entry, and an entry without its table', async () => {
    expect(await violationsAfter(READING_LISTS)).toEqual([
      expect.stringMatching(/^reading_lists: has no entry .* Fix: add a line to src\/server\/db/),
    ]);
    expect(await violationsAfter('drop table feedback')).toEqual([
      expect.stringMatching(/^feedback: is not in the database/),
    ]);
  });

  it('the distribution register reports a unique index without the key, until the entry says what keeps it unique', async () => {
    const entry = { by: 'item', column: 'post_id' } as const;
    expect(await violationsAfter(READING_LISTS, { reading_lists: entry })).toEqual([
      expect.stringMatching(/^reading_lists_pkey: does not contain the key post_id/),
    ]);
    const explained = { ...entry, withoutKey: { reading_lists_pkey: 'it is random' } };
    expect(await violationsAfter(READING_LISTS, { reading_lists: explained })).toEqual([]);
    const stale = { by: 'item', column: 'id', withoutKey: explained.withoutKey } as const;
    expect(await violationsAfter(READING_LISTS, { reading_lists: stale })).toEqual([
      expect.stringMatching(/^reading_lists_pkey: is registered as an index without the key and is not one/),
    ]);
  });

  it.each([
    ['a seal', 'reader_seal text primary key', 'reader_seal'],
    ['an alias', 'alias_id text primary key', 'alias_id'],
    ['an account under another name', 'reader text primary key references members (id)', 'reader'],
  ])('the distribution register reports a key that is %s', async (_, columns, column) => {
    const entry = { by: 'item', column } as const;
    expect(await violationsAfter(`create table bookmarks (${columns})`, { bookmarks: entry })).toEqual([
      expect.stringMatching(new RegExp(`^bookmarks: its key ${column} is derived from a person`)),
    ]);
  });

  it('the distribution register reports accounts that would leave the first server', async () => {
    expect(await violationsAfter('', { educations: { by: 'item', column: 'id' } })).toEqual([
      expect.stringMatching(/^educations: has the ids of accounts, so it must be 'local'/),
    ]);
  });

  it('the distribution register reports a key that may be missing or has another type', async () => {
    const wrong = { by: 'company', column: 'company_id' } as const;
    expect(await violationsAfter('', { salary_slices: wrong })).toEqual([
      expect.stringMatching(/^salary_slices: its key company_id must be a required column of type integer/),
    ]);
  });
});
