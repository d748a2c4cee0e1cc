import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRIVACY_REGISTER, type RegisteredTable } from '../../src/server/db/privacy-register';
import { privacyViolations, readSchema } from '../support/privacy-rules';
import { wholeSchema } from '../support/whole-schema';

let schema: Awaited<ReturnType<typeof wholeSchema>>;
beforeAll(async () => {
  schema = await wholeSchema();
});
afterAll(() => schema.drop());

/** Violations in the migrated schema after this change, which is rolled back. */
async function violationsAfter(
  change: string,
  added: Readonly<Record<string, RegisteredTable>> = {},
): Promise<readonly string[]> {
  const client = await schema.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(change);
    return privacyViolations(await readSchema(client), { ...PRIVACY_REGISTER, ...added });
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const entry = (holds: RegisteredTable['holds']): RegisteredTable => ({
  holds,
  exported: 'planted',
  deletion: 'removed',
});

describe('the privacy register', () => {
  it('the privacy register has an entry for every table of the migrated schema, and the schema keeps its rules', async () => {
    expect(await violationsAfter('')).toEqual([]);
  });

  it('the privacy register reports a new table without an entry, and says where to add one', async () => {
    const found = await violationsAfter('create table reading_lists (id text primary key)');
    expect(found).toEqual([
      expect.stringMatching(
        /^reading_lists: has no entry .* Fix: add a line to src\/server\/db\/privacy-register\.ts/,
      ),
    ]);
  });

  it('the privacy register reports an entry whose table is gone', async () => {
    const found = await violationsAfter('drop table feedback');
    expect(found).toEqual([expect.stringMatching(/^feedback: .*Fix: delete its line/)]);
  });

  it.each([
    ['with foreign keys', 'member_id text references members (id), post_id text references posts (id)'],
    ['without foreign keys', 'member_id text, post_id text'],
    ['of a company review', 'member_id text references members (id), review_id text'],
    ['of a salary report', 'owner text references members (id), report_id text'],
    ['of any kind of item', 'member_id text, resource_type text, resource_id text'],
    ['under a seal', 'member_id text references members (id), reader_seal text'],
  ])(
    'the privacy register reports bookmarks that join a member to an anonymous row: %s',
    async (_, columns) => {
      const found = await violationsAfter(`create table bookmarks (${columns})`, {
        bookmarks: entry('member'),
      });
      expect(found).toEqual([
        expect.stringMatching(
          /^bookmarks: joins a member to an anonymous row .* Fix: replace the member's id by a seal/,
        ),
      ]);
    },
  );

  it('the privacy register reports a member’s id that is added to an anonymous table', async () => {
    const found = await violationsAfter(
      'alter table answer_requests add column member_id text references members (id)',
    );
    expect(found).toEqual([
      expect.stringMatching(/^answer_requests: leads to a member\. Fix: register it as 'member'/),
      expect.stringMatching(
        /^answer_requests: joins a member to an anonymous row \(post_id, requester_seal\)/,
      ),
    ]);
  });

  it('the privacy register reports a table with a seal that is registered as public', async () => {
    const found = await violationsAfter('create table likes (post_id text, liker_seal text)', {
      likes: entry('public'),
    });
    expect(found).toEqual([
      expect.stringMatching(/^likes: has a seal .* Fix: register it as 'seal' or 'per-item seal'/),
    ]);
  });

  it.each([
    ['posts', 'timestamptz', 'alter table posts add column edited_at timestamptz'],
    ['company_reviews', 'time of day', 'alter table company_reviews add column edited_at time'],
  ])('the privacy register reports a precise time in %s (%s)', async (table, _, change) => {
    const found = await violationsAfter(change);
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${table}\\.edited_at: may hold a time finer than an hour .*Fix: write hourOf\\(now\\) and add "check \\(is_hour\\(edited_at\\)\\)"`,
        ),
      ),
    ]);
  });

  it('the privacy register accepts a time that the database stores to the hour', async () => {
    const change = 'alter table posts add column edited_at timestamptz check (is_hour(edited_at))';
    expect(await violationsAfter(change)).toEqual([]);
  });

  it('[R-010] the database refuses the minute in which something was written', async () => {
    const exact = `insert into pending_pictures (key, owner_seal, created_at) values ('a', 'b', '2026-11-20T10:05:00Z')`;
    await expect(schema.database.pool.query(exact)).rejects.toThrow(/check constraint/);
    await expect(violationsAfter(exact.replace('10:05', '10:00'))).resolves.toEqual([]);
  });
});
