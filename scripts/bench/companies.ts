import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { readConfig } from '../../src/server/config';
import { openDatabase } from '../../src/server/db/engine';
import { refreshFigures } from '../../src/server/services/companies/refresh-figures';
import { startThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';
import { companiesByChance, seedManyCompanies, seedManyReviews } from './company-rows';
import { chunkBytes } from './first-load';
import { rowOfMany } from './load';
import { machineLine, median, table, waitUntilQuiet } from './machine';
import { moreSalaries } from './more-salaries';
import { FLAGS } from './page';
import { startProduct } from './product';
import { sampleLoad } from './samples';

/**
 * npx tsx scripts/bench/companies.ts [-- --companies 10000 --salaries 1000000 --reviews 500000 --seconds 10 --connections 50 --pages 5]
 *
 * Measures every company tab on PostgreSQL, suggestions, and the overview page on a slow phone. Half of the
 * requests ask for the largest company, the others for two hundred in turn; `--largest` asks for the largest alone.
 * `--only reviews` limits it to paths that contain the word. Inserting the rows takes minutes; `--keep FOLDER` uses
 * them again in later runs. `--buffers 2GB` gives PostgreSQL more memory for pages than 64 MB. Ten million salaries
 * need up to 5 GB of memory: NODE_OPTIONS=--max-old-space-size=9000.
 */

const callback = (name: string): string | undefined => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : undefined;
};
const option = (name: string, usual: number): number => Number(callback(name) ?? usual);
const AMOUNTS = {
  companies: option('companies', 10_000),
  salaries: option('salaries', 1_000_000),
  reviews: option('reviews', 500_000),
};
const RUN = { connections: option('connections', 50), seconds: option('seconds', 10) };
const SAMPLES = option('pages', 5);
const IS_LARGEST_ONLY = process.argv.includes('--largest');
const PORT = 4648;
const KEPT = callback('keep') && resolve(callback('keep') ?? '');
const DATA_DIR = KEPT ? join(KEPT, 'server') : '.cache/bench-postgres-small';
/** Written after all rows, with how long that took. */
const FILLED = KEPT && join(KEPT, 'filled');
const MAX_STEP_MS = 600_000;
const SORTS = ['popularity', 'newToOld', 'oldToNew', 'highestFirst', 'lowestFirst'];
/** Most frequently asked first; some are in every tenth review, some in none. */
const TEXTS =
  'salary,manager,work life,notice period,growth,team,hr,weekend,shift,canteen,policy,learning'.split(',');
/** One in this many is a text that no one asked for before. */
const NEW_TEXT = 50;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A shorter run only proves that the script works. */
const SERIOUS_S = 5;

const isFilled = FILLED !== undefined && existsSync(FILLED);
const postgres = await startThrowawayPostgres({ folder: KEPT, buffers: callback('buffers') });
if (!isFilled) rmSync(DATA_DIR, { recursive: true, force: true });
const product = await startProduct({ port: PORT, size: 'small', databaseUrl: postgres.url, data: DATA_DIR });
try {
  const took = isFilled ? readFileSync(FILLED, 'utf8') : await fill();
  if (FILLED) writeFileSync(FILLED, took);
  const rows = await tabs();
  const page = await overview();
  process.stdout.write(
    `${AMOUNTS.companies} companies, ${AMOUNTS.salaries} salaries, ${AMOUNTS.reviews} reviews on PostgreSQL (${took}); ` +
      `${RUN.connections} connections, ${RUN.seconds} s each, ${machineLine()}\n\n` +
      `${table(['asked', 'requests/s', 'p50 ms', 'p99 ms', 'failed'], rows)}\n\n${page}\n`,
  );
} finally {
  await product.stop();
  await postgres.stop();
}

/** Inserts the rows, then computes every figure with the production jobs. Returns how long the jobs took. */
async function fill(): Promise<string> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await seedManyCompanies(client, AMOUNTS.companies);
  const config = readConfig({ ...process.env, DATABASE_URL: postgres.url });
  const database = await openDatabase(config, () => {}, MAX_STEP_MS);
  const companyFor = await companiesByChance(client);
  const [released] = await Promise.all([
    moreSalaries({ databaseUrl: postgres.url, dataDir: DATA_DIR, salaries: AMOUNTS.salaries, companyFor }),
    seedManyReviews(client, AMOUNTS.reviews),
  ]);
  const refreshed = await timed(() => refreshFigures({ db: database.db, now: () => new Date() }));
  await database.close();
  await client.query('vacuum analyze');
  await client.end();
  return `salary figures computed in ${released} s, all other figures in ${refreshed} s`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = Date.now();
  await work();
  return Math.round((Date.now() - began) / 1000);
}

type PathOf = (position: number) => string;

async function tabs(): Promise<readonly (readonly (string | number)[])[]> {
  const rows = [];
  for (const [name, pathOf] of Object.entries(questions(await largest()))) {
    if (!name.includes(callback('only') ?? '')) continue;
    if (RUN.seconds >= SERIOUS_S) await waitUntilQuiet();
    rows.push([name, ...(await rowOfMany(product.origin, pathOf, RUN))]);
  }
  return rows;
}

interface Named {
  readonly urlNames: readonly string[];
  /** The job with the most salaries at each company. */
  readonly jobs: readonly number[];
  readonly names: readonly string[];
  /** Two words of a review, each pair once. */
  readonly pairs: readonly string[];
}

/** The URL names of the largest companies, and names as people type them. */
async function largest(): Promise<Named> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  const companies = await client.query<{ url_name: string; job: number }>(
    `select c.url_name, paid.job from companies c cross join lateral (
       select job_profile_id as job from salary_slices s
       where s.company_id = c.id and s.place_id is null and s.experience is null order by contributors desc limit 1
     ) paid order by c.reviews desc, c.id limit 201`,
  );
  const entries = await client.query<{ name: string }>(
    "select lower(name) as name from search_entries where kind <> 'COLLEGE' order by md5(name) limit 2000",
  );
  const reviews = await client.query<{ text: string }>(
    'select likes as text from company_reviews order by written_on desc, id limit 20000',
  );
  await client.end();
  return {
    urlNames: companies.rows.map(({ url_name }) => url_name),
    jobs: companies.rows.map(({ job }) => job),
    names: entries.rows.map(({ name }) => name),
    pairs: pairsOf(reviews.rows.map(({ text }) => text)),
  };
}

function pairsOf(texts: readonly string[]): readonly string[] {
  const pairs = texts.flatMap((text) => {
    const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
    return words.slice(1).map((word, index) => `${words[index]} ${word}`);
  });
  return [...new Set(pairs)];
}

/** The nth text of the list is asked for about n times as rarely as the first. */
function searched(pairs: readonly string[], position: number): string {
  // Odd, so that the largest company gets half of the new texts.
  const turn = Math.floor(position / (NEW_TEXT + 1));
  if (position % (NEW_TEXT + 1) === 0) return pairs[turn % pairs.length] ?? '';
  const chance = ((position * 7919) % 10_007) / 10_007;
  return TEXTS[Math.floor((TEXTS.length + 1) ** chance) - 1] ?? '';
}

function questions({ urlNames, jobs, names, pairs }: Named): Readonly<Record<string, PathOf>> {
  const [first = ''] = urlNames;
  const place = (position: number) =>
    IS_LARGEST_ONLY || position % 2 === 0 ? 0 : 1 + (position % (urlNames.length - 1));
  const pick: PathOf = (position) => urlNames[place(position)] ?? first;
  const company = (rest: string) => (position: number) =>
    `/company-services/v1/companies/${pick(position)}${rest}`;
  const review = (rest: PathOf) => (position: number) =>
    `/review-services/v1/companies/${pick(position)}/${rest(position)}`;
  const searchOf = (text: string) => `reviews?asText=${encodeURIComponent(text)}`;
  const salary: PathOf = (position) => `/salary-services/v1/companies/${pick(position)}/salaries`;
  const search = (path: string) => (position: number) =>
    `/search-services/v1/${path}?q=${encodeURIComponent(typed(names, position))}`;
  return {
    overview: company(''),
    surroundings: company('/surroundings'),
    ratings: review(() => 'ratings'),
    reviews: review((index) => `reviews?sort=${SORTS[index % 5]}&page=${1 + (index % 4)}`),
    'reviews, filtered': review(
      (position) => `reviews?stars=${1 + (position % 5)}&tenure=current&page=${1 + (position % 3)}`,
    ),
    'reviews, searched': review((index) => searchOf(searched(pairs, index))),
    'reviews, searched for new words': review((index) => searchOf(pairs[index % pairs.length] ?? '')),
    'review filters': review(() => 'review-filters'),
    salaries: salary,
    'salaries, one job': (position) => `${salary(position)}/${jobs[place(position)]}`,
    'designation salaries': () => '/salary-services/v1/designations/backend-engineer/salaries',
    interviews: (position) => `/interview-services/v1/interviews?companyUrl=${pick(position)}`,
    questions: (position) => `/interview-services/v1/questions?companyUrl=${pick(position)}`,
    jobs: (position) => `/jobs-services/v1/jobs?companyUrl=${pick(position)}`,
    benefits: company('/benefits'),
    photos: company('/photos'),
    offices: company('/offices'),
    compare: (position) =>
      `/company-services/v1/comparison?companies=${[first, urlNames[1 + (position % 99)], urlNames[100 + (position % 99)]].join(',')}`,
    'all companies': (position) => `/company-services/v1/companies?minRating=3&page=${1 + (position % 9)}`,
    suggestions: search('suggest'),
    results: search('search'),
    'results, answered': (position) =>
      `/search-services/v1/search?q=${encodeURIComponent(`${pick(position).replaceAll('-', ' ')} backend developer salary blr ${position % 20} yrs`)}`,
  };
}

/** A truncated name; one in six has an extra letter. */
function typed(names: readonly string[], position: number): string {
  const name = names[(position * 7919) % names.length] ?? '';
  const cut = name.slice(0, 1 + (position % Math.min(12, name.length)));
  if (position % 6 > 0) return cut;
  const place = position % cut.length;
  return cut.slice(0, place) + LETTERS.charAt(position % LETTERS.length) + cut.slice(place);
}

/** The page on a slow phone (4× throttled, 1.6 Mbps), and the size of its own chunks. */
async function overview(): Promise<string> {
  const own = chunkBytes('dist/web', ['company-overview-screen'], ['index', 'screens']) / 1024;
  const weight = `Scripts of the overview page beyond the first load, with gzip -9: ${own.toFixed(1)} KB.`;
  if (SAMPLES === 0) return weight;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const times: number[] = [];
  for (let time = 0; time <= SAMPLES; time++) {
    if (RUN.seconds >= SERIOUS_S) await waitUntilQuiet();
    const { lcp } = await sampleLoad(browser, {
      url: `${product.origin}/overview/zentrix-labs-overview`,
      ready: 'h1',
    });
    if (time > 0) times.push(lcp);
  }
  await browser.close();
  return `LCP of the overview page, median of ${SAMPLES}: ${Math.round(median(times))} ms. ${weight}`;
}
