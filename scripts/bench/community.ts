import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { Client } from 'pg';
import { startThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';
import { grow, type Size, somePosts } from './community-rows';
import { rowOfMany } from './load';
import { machineLine, table, waitUntilQuiet } from './machine';
import { cookieOf, someMembers } from './members';
import { FLAGS } from './page';
import { type Product, startProduct } from './product';
import { rowOfReaders } from './readers';
import { scrollFeed } from './scroll';

/**
 * npx tsx scripts/bench/community.ts [-- --posts 1000000 --votes 10000000 --members 0 --few 10000 --seconds 8 --connections 50 --scrolled 10000]
 * Feed, community and post pages over a small community and over a large one, on PostgreSQL; then the feed scrolled
 * on a slow phone. With --no-large or --no-scroll only the rest. `--keep FOLDER` uses the rows again in later runs,
 * `--only search` limits the requests to those whose name contains the word, `--buffers 2GB` gives PostgreSQL more
 * memory for pages than 64 MB.
 */

const argument = (name: string): string | undefined => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : undefined;
};
const option = (name: string, usual: number): number => Number(argument(name) ?? usual);
const has = (name: string): boolean => process.argv.includes(`--${name}`);
const few = option('few', 10_000);
const FEW: Size = { members: 0, posts: few, votes: 10 * few };
const MANY: Size = {
  members: option('members', 0),
  posts: option('posts', 1_000_000),
  votes: option('votes', 10_000_000),
};
const runs = { connections: option('connections', 50), seconds: option('seconds', 8) };
const KEPT = argument('keep') && resolve(argument('keep') ?? '');
const SCROLLED = option('scrolled', 10_000);
const SERVICE = '/feed-services';
const HEAD = ['asked', 'community', 'requests/s', 'p50 ms', 'p99 ms', 'failed'];
const SOME = 2_000;
const WORDS = ['offer', 'salary', 'notice period', 'interview', 'manager', 'bonus', 'switch'];
const SYLLABLES = ['ka', 'vi', 'ron', 'ta', 'mel', 'su', 'dri', 'pa', 'nex', 'lo', 'gha', 'bin', 'ri'];
/** The reading time of a user in a hurry. */
const A_LOOK = 2_000;

const postgres = await startThrowawayPostgres({ folder: KEPT, buffers: argument('buffers') });
const stopping: (() => Promise<unknown>)[] = [postgres.stop];
const lines: string[] = [];
try {
  const small = await env('few', 4701, FEW);
  const large = has('no-large') ? undefined : await env('many', 4702, MANY);
  const smallRows = await request(small, 'small');
  const largeRows = large ? await request(large, 'large') : [];
  lines.push(table(HEAD, [...smallRows, ...largeRows]), '', ...growth(smallRows, largeRows));
  if (!has('no-scroll')) lines.push('', await scrolled(small.product));
  const compared = large ? `${MANY.posts} posts and ${MANY.votes} votes compared with ` : '';
  const about = `${compared}${FEW.posts} and ${FEW.votes}, ${runs.connections} connections, ${runs.seconds} s each, ${machineLine()}`;
  const text = [about, '', ...lines, ''].join('\n');
  process.stdout.write(text);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench-community.md', text);
} finally {
  for (const stop of stopping.reverse()) await stop();
}

interface TestEnvironment {
  readonly product: Product;
  readonly posts: readonly string[];
  readonly cookies: readonly string[];
}

async function env(name: string, port: number, size: Size): Promise<TestEnvironment> {
  const data = join(KEPT ?? '.cache', `bench-community-${name}`);
  /** Written after all rows, with how long that took. */
  const filled = `${data}-filled`;
  const isFilled = KEPT !== undefined && existsSync(filled);
  const url = new URL(postgres.url);
  url.pathname = `/community_${name}`;
  if (!isFilled) await createEmpty(`community_${name}`);
  // The database is new, so the seed data must be inserted again.
  if (!isFilled) rmSync(data, { recursive: true, force: true });
  const product = await startProduct({ port, size: 'small', databaseUrl: url.href, data });
  stopping.push(product.stop);
  const took = isFilled ? readFileSync(filled, 'utf8') : await fill(url.href, size);
  if (KEPT) writeFileSync(filled, took);
  process.stderr.write(`${size.posts} posts and ${size.votes} votes made in ${took}\n`);
  const members = await someMembers(url.href, runs.connections);
  const cookies = await Promise.all(members.map((member) => cookieOf(product.origin, member)));
  return { product, posts: await somePosts(url.href, SOME), cookies };
}

async function createEmpty(name: string): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
}

async function fill(databaseUrl: string, size: Size): Promise<string> {
  const began = Date.now();
  await grow(databaseUrl, size);
  return `${Math.round((Date.now() - began) / 60_000)} minutes`;
}

type Row = readonly (string | number)[];

/** API requests and uncached pages differ each time; popular pages are briefly cached. */
async function request(env: TestEnvironment, name: string): Promise<readonly Row[]> {
  const { origin } = env.product;
  const { posts } = env;
  const post = (index: number): string => posts[index % posts.length] ?? '';
  const sorts = ['POPULAR', 'LATEST', 'UNANSWERED'];
  const orders = ['popularity', 'newToOld', 'oldToNew'];
  const kinds: Readonly<Record<string, (position: number) => string>> = {
    'feed, from the API': (index) =>
      `${SERVICE}/v3/feed?feedType=GENERIC&sort=${sorts[index % sorts.length]}&limit=${10 + (index % 20)}`,
    'a community, from the API': (index) =>
      `${SERVICE}/v2/feed/community/TOPIC/${1 + (index % 40)}/posts?sort=${orders[index % orders.length]}&limit=20`,
    'a post, from the API': (position) => `${SERVICE}/v1/feed/${post(position)}`,
    'search, from the API': (index) => `/search-services/v1/search?q=${encodeURIComponent(searched(index))}`,
    'the feed’s page, for visitors': () => '/',
    'a community’s page, for visitors': () => '/communities/salary-talk',
    'a post’s page, for visitors': () => `/p/${post(0)}`,
    'the feed’s page, rendered without cache': (index) => `/?sort=${sorts[index % 2]}&n=${index}`,
    'a community’s page, rendered without cache': (position) => `/communities/salary-talk?n=${position}`,
    'a post’s page, rendered without cache': (position) => `/p/${post(position)}?n=${position}`,
  };
  const rows: Row[] = [];
  const only = argument('only') ?? '';
  for (const [label, pathOf] of Object.entries(kinds)) {
    if (!label.includes(only)) continue;
    await waitUntilQuiet();
    await rowOfMany(origin, pathOf, { ...runs, seconds: 2 });
    rows.push([label, name, ...(await rowOfMany(origin, pathOf, runs))]);
  }
  return only === '' ? [...rows, ...(await read(env, name))] : rows;
}

/** In turn a word of many titles and a name that no title has. Found posts are read again for each search. */
function searched(index: number): string {
  const word = WORDS[index % WORDS.length] ?? '';
  const syllable = (step: number) =>
    SYLLABLES[Math.floor(index / SYLLABLES.length ** step) % SYLLABLES.length];
  return index % 2 === 0 ? word : `${syllable(0)}${syllable(1)}${syllable(2)}`;
}

/** A member's page is rendered for that member only. As many members as connections take turns. */
async function read(
  { product: { origin }, posts, cookies }: TestEnvironment,
  name: string,
): Promise<readonly Row[]> {
  const kinds: Readonly<Record<string, (position: number) => string>> = {
    'the feed’s page, for members': (position) => (position % 2 ? '/' : '/?feed=latest'),
    'a community’s page, for members': () => '/communities/salary-talk',
    'a post’s page, for members': (index) => `/p/${posts[index % posts.length]}`,
  };
  const rows: Row[] = [];
  for (const [label, pathOf] of Object.entries(kinds)) {
    await waitUntilQuiet();
    await rowOfReaders(origin, cookies, pathOf, { seconds: 4, every: A_LOOK });
    const reading = { seconds: 2 * runs.seconds, every: A_LOOK };
    rows.push([label, name, ...(await rowOfReaders(origin, cookies, pathOf, reading))]);
  }
  return rows;
}

/** How much slower p99 becomes with a hundred times the data. */
function growth(few: readonly Row[], many: readonly Row[]): readonly string[] {
  const slowest = (row: Row | undefined): number => Number(row?.[4]);
  return many.map((row, index) => {
    const times = slowest(row) / Math.max(1, slowest(few[index]));
    return `${row[0]}: p99 grows ${times.toFixed(2)}×`;
  });
}

async function scrolled({ origin }: Product): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  try {
    await waitUntilQuiet();
    const {
      posts,
      longTaskP95,
      longest: max,
      heapMegabytes,
    } = await scrollFeed(browser, `${origin}/`, SCROLLED);
    return `${posts} posts scrolled at 4x CPU slowdown: long tasks p95 ${Math.round(longTaskP95)} ms, longest ${Math.round(max)} ms, heap +${heapMegabytes.toFixed(1)} MB`;
  } finally {
    await browser.close();
  }
}
