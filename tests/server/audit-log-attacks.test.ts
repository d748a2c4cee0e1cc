import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { audit } from '../../scripts/audit/audit';
import type { ReadFile } from '../../scripts/audit/log-reader';
import type { ServedEntry } from '../../src/core/trust/served-entry';
import { publishLog } from '../../src/server/services/trust/publish-log';
import { type LoggedEnvironment, startLoggedEnvironment } from '../../src/server/services/trust/testing';
import { RULES, writeHistory } from '../support/logged-history';

/** A dishonest server: its log is valid, or signed again, but does not match the site. */
let env: LoggedEnvironment;
let ids: Awaited<ReturnType<typeof writeHistory>>['ids'];
let earlier: string;
beforeEach(async () => {
  env = await startLoggedEnvironment();
  ({ ids, earlier } = await writeHistory(env));
});
afterEach(() => env.close());

const readSite = async (url: string): Promise<unknown> => {
  // These servers are honest about token keys.
  if (url.startsWith('/untraceable-')) return { keys: [] };
  const reply = await env.send({ url });
  return reply.statusCode === 200 ? reply.json() : undefined;
};
const site = (read = readSite) => ({ read, salaries: 0, pages: Number.POSITIVE_INFINITY });
const run = (read: ReadFile = env.file, readPages = readSite) =>
  audit(read, { now: env.services.now().getTime(), since: earlier, site: site(readPages) });

/** Changes the list of contributions that the server publishes. */
const withEntries =
  (change: (entry: ServedEntry) => object): ReadFile =>
  async (path) => {
    const bytes = await env.file(path);
    if (!path.startsWith('served/') || !bytes) return bytes;
    const entries = JSON.parse(String(bytes)) as readonly ServedEntry[];
    return Buffer.from(JSON.stringify(entries.map(change)));
  };
const isShown = (entry: ServedEntry, id: string) => entry.state === 'shown' && entry.id === id;

it('the audit compares posts, comments and reviews with their pages', async () => {
  expect(await run()).toMatchObject({ findings: [], pages: 3 });
});

it.each(['post', 'comment', 'review'] as const)(
  'a %s that only the log shows, and not the site, is found',
  async (kind) => {
    const { findings } = await run(env.file, async (path) =>
      path.includes(ids[kind]) ? undefined : readSite(path),
    );
    expect(findings).toEqual([
      { where: expect.stringMatching(/^entry /), what: expect.stringContaining('the site does not show it') },
    ]);
  },
);

it('a review whose page shows other stars than the log is found', async () => {
  const { findings } = await run(env.file, async (path) => {
    const response = await readSite(path);
    if (!path.includes(ids.review)) return response;
    const { items, ...rest } = response as { readonly items: readonly object[] };
    return { ...rest, items: items.map((item) => ({ ...item, overall: 1 })) };
  });
  expect(findings).toMatchObject([{ what: expect.stringContaining('other content on the site') }]);
});

it('a post or review that the log claims to be below a hidden post is found', async () => {
  for (const id of [ids.post, ids.review]) {
    const changed = withEntries((entry) =>
      isShown(entry, id) ? { index: entry.index, state: 'covered' } : entry,
    );
    expect((await run(changed)).findings).toMatchObject([
      { what: expect.stringContaining('only a comment can be below a hidden post') },
    ]);
  }
});

it('comments that the log claims to be below a post from before the log are counted in the report', async () => {
  const changed = withEntries((entry) =>
    isShown(entry, ids.comment) ? { index: entry.index, state: 'covered' } : entry,
  );
  expect(await run(changed)).toMatchObject({ findings: [], unchecked: 1 });
});

it('a rewritten log that is signed with its own key differs from an earlier checkpoint', async () => {
  const { db } = env.services;
  await sql`
    with gone as (delete from log_entries returning index, entry, commitment)
    insert into log_pending (entry, commitment, due_at)
    select case when index = 5 then '{"kind":"rule","name":"mine","hash":""}' else entry end, commitment, 'epoch'
    from gone`.execute(db);
  await sql`truncate log_hashes, log_checkpoints`.execute(db);
  const withoutMemory = { ...env.log, head: { read: () => undefined, write: () => undefined } };
  await publishLog(env.services, withoutMemory);
  const { findings } = await run();
  expect(findings).toContainEqual({
    where: `checkpoint of ${RULES} entries`,
    what: 'its root is not that of the entries that are served',
  });
});

it('a checkpoint that claims more entries than there are tiles ends the audit with a finding', async () => {
  const note = await env.log.signer.sign({ size: 10 ** 14, root: new Uint8Array(32) });
  const changed: ReadFile = async (path) => (path === 'checkpoint' ? Buffer.from(note) : env.file(path));
  const { findings } = await run(changed);
  expect(findings.at(-1)?.what).toContain('is missing');
});
