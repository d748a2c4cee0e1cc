import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privacyText } from '../../src/core/legal/privacy-text';
import { PRIVACY_REGISTER } from '../../src/server/db/privacy-register';
import { endAndDelete } from '../../src/server/services/profile/deletion/delete-traces';
import { openLog } from '../../src/server/services/trust/open-log';
import { publishLog } from '../../src/server/services/trust/publish-log';
import { releaseUntraceable } from '../../src/server/services/untraceable/release-items';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import {
  type Found,
  filesBelow,
  type Markers,
  search,
  tablesOf,
  watchEncryption,
} from '../support/marker-search';
import { plantEverything } from '../support/planted-markers';
import { plantUntraceable } from '../support/planted-untraceable';
import { joinAsMarkedMember } from '../support/planter';
import { runCommand } from '../support/run-command';

const A_DAY = 86_400_000;
/** Until an untraceable post is published. */
const LONGEST_WAIT = 7 * 3_600_000;
const MIN_MARKERS = 60;
const KINDS = ['POST', 'COMMENT', 'REVIEW', 'SALARY', 'INTERVIEW', 'BENEFITS', 'PHOTOS', 'VOTE'] as const;
type Fate = 'REMOVE' | 'KEEP';

/** Public responses that may show contributions, with the indexes and caches behind them. */
const PUBLIC = [
  '/feed-services/v3/feed?feedType=GENERIC&limit=20',
  '/review-services/v1/companies/zentrix-labs/reviews',
  '/review-services/v1/reviews',
  '/interview-services/v1/interviews',
  '/interview-services/v1/questions',
  '/company-services/v1/companies/zentrix-labs/photos',
  '/company-services/v1/companies/zentrix-labs/benefits',
  '/search-services/v1/search?q=ZqPostTitleQz',
  '/search-services/v1/suggest?q=ZqPostTitleQz',
  '/log/checkpoint',
  '/log/served/0',
];

/** Without a mail server, emails are written to files instead of being sent. */
const SENT_EMAILS = ['WorkAddress', 'NewsAddress', 'ApplicantName', 'ApplicantAnswer'];
const SENT =
  'Emails that were already sent, such as a job application to its employer, can’t be called back.';

const UNTRACEABLE = 'Untraceable posts and comments stay online, because we don’t know which ones are yours';

const TOKEN_PROOF =
  'Until the month is over, we also keep a code by which a new account with your work email gets no second batch of tokens.';

/** Rows that stay without an author when the member keeps them: the register says so for each table. */
const KEPT = {
  posts: ['PostTitle', 'PostText', 'PollTitle'],
  poll_options: ['PollOption'],
  comments: ['Comment', 'Reply'],
  former_texts: ['FormerTitle', 'FormerText', 'FormerComment'],
  moderation_decisions: ['ModeratorText'],
  company_reviews: ['ReviewId', 'ReviewTitle', 'ReviewLikes', 'ReviewDislikes'],
  review_challenges: ['ReviewId'],
  log_contributions: ['ReviewId'],
  interviews: ['Advice'],
  interview_questions: ['Question'],
  company_photos: ['PhotoCaption', 'CompanyPhotoKey'],
} as const;
/** What no one can join with the account stays in any case. */
const ANONYMOUS = {
  posts: ['UntraceableTitle', 'UntraceableText'],
  comments: ['UntraceableComment'],
  untraceable_items: ['post author key', 'comment author key'],
  spent_tokens: ['post token', 'comment token'],
  token_proofs: ['TokenProof'],
} as const;
const KEPT_PICTURE = 'CompanyPhotoBytes';
const STAYS = 'for each type of contribution, you choose whether to delete it or keep it without an author';

const listed = (places: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(places).flatMap(([table, names]) => names.map((name) => `${table}: ${name}`));
const inTables = (found: Found): readonly string[] =>
  [...found].flatMap(([marker, places]) =>
    places.flatMap((place) => (place.startsWith('table ') ? [`${place.slice(6)}: ${marker}`] : [])),
  );

/** The markers found outside the tables. */
const elsewhere = (found: Found, where: (place: string) => boolean): readonly string[] =>
  [...found].flatMap(([marker, places]) =>
    places.some((place) => !place.startsWith('table ') && where(place)) ? [marker] : [],
  );
const isEmail = (place: string): boolean => place.startsWith('file mail/');

describe.each<Fate>(['REMOVE', 'KEEP'])('[R-664] an account deleted with the choice %s', (fate) => {
  const markers: Markers = new Map();
  let server: TestServer;
  let folder: string;
  let now = Date.now();
  let urls: readonly string[];
  let before: Found;
  let after: Found;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'humkaar-markers-'));
    const env = { LOG_FILE: join(folder, 'server.log') };
    server = await startTestServer({ now: () => new Date(now), alone: true, env });
    watchEncryption(server, markers);
    const planter = await joinAsMarkedMember(server, markers);
    const untraceable = await plantUntraceable(planter);
    urls = [...PUBLIC, untraceable, ...(await plantEverything(planter))];
    await releaseUntraceable({ ...server.services, now: () => new Date(now + LONGEST_WAIT) });
    // As it does by itself after some time: it stores examples of the values of each column.
    await server.database.pool.query('analyze');
    before = await everywhere();
    const choices = KINDS.map((kind) => ({ kind, fate }));
    await planter.ask('POST', '/user-services/v1/user/delete', { choices });
    for (const days of [14, 8]) {
      now += days * A_DAY;
      // A slow query that began before the deletion still sees the deleted rows.
      const reader = server.database.pool.query('select pg_sleep(3)');
      await endAndDelete(server.services, server.database);
      await reader;
    }
    after = await everywhere();
  }, 120_000);
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** The tables, all files, what visitors can read, and a new backup. */
  async function everywhere(): Promise<Found> {
    await publishLog(server.services, openLog(server.config));
    const backup = join(folder, 'backup.gz');
    const { ended } = runCommand('backup', [backup], { DATA_DIR: server.config.dataDir });
    expect((await ended).code).toBe(0);
    const places = new Map([...(await tablesOf(server)), ...filesBelow(server.config.dataDir)]);
    for (const [place, text] of filesBelow(folder)) places.set(place, text);
    places.set('backup', gunzipSync(readFileSync(backup)).toString('latin1'));
    for (const url of urls)
      places.set(`GET ${url}`, (await server.send({ url })).rawPayload.toString('latin1'));
    return search(markers, places);
  }

  it('the search finds every planted marker before the deletion, in tables, files, pages and backups', () => {
    expect(markers.size).toBeGreaterThanOrEqual(MIN_MARKERS);
    expect([...markers.keys()].filter((marker) => !before.has(marker))).toEqual([]);
    const stored = new Set(inTables(before).map((line) => line.split(': ')[1]));
    expect(elsewhere(before, (place) => place === 'backup')).toEqual(
      [...before.keys()].filter((marker) => stored.has(marker)),
    );
    const read = elsewhere(before, (place) => place.startsWith('GET '));
    expect(read).toEqual(
      expect.arrayContaining(['Alias', 'PostTitle', 'ReviewTitle', 'Question', KEPT_PICTURE]),
    );
    expect(elsewhere(before, isEmail).toSorted()).toEqual(SENT_EMAILS.toSorted());
  });

  it('no table has a marker afterwards, except in contributions that the member kept or wrote untraceably', () => {
    const kept = fate === 'KEEP' ? listed(KEPT) : [];
    expect(inTables(after).toSorted()).toEqual([...kept, ...listed(ANONYMOUS)].toSorted());
  });

  it('no file, page, index or later backup has a marker of anything else, except emails that were sent', () => {
    const names = new Set<string>([...Object.values(KEPT).flat(), KEPT_PICTURE]);
    const kept = fate === 'KEEP' ? [...names] : [];
    const anonymous = Object.values(ANONYMOUS).flat();
    expect(elsewhere(after, (place) => !isEmail(place)).toSorted()).toEqual(
      [...kept, ...anonymous].toSorted(),
    );
    expect(elsewhere(after, isEmail).toSorted()).toEqual(SENT_EMAILS.toSorted());
  });
});

it('the privacy page and the privacy register name everything that stays of a deleted account', () => {
  for (const sentence of [STAYS, SENT, UNTRACEABLE, TOKEN_PROOF])
    expect(JSON.stringify(privacyText)).toContain(sentence);
  const tables = Object.keys({ ...KEPT, ...ANONYMOUS }) as (keyof typeof KEPT | keyof typeof ANONYMOUS)[];
  for (const table of tables) expect(PRIVACY_REGISTER[table].deletion, table).not.toBe('removed');
});
