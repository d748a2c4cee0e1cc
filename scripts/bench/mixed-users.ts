import { readFileSync } from 'node:fs';
import { machineLine, median, quantile, sleep, table } from './machine';
import { cookieOf } from './members';
import { processorMs } from './processes';
import { type Product, startProduct } from './product';

/**
 * npx tsx scripts/bench/mixed-users.ts [-- --users 500 --minutes 10] Members read, vote and open pages with pauses; each
 * checks that what comes back is right and belongs to them. Reports wrong responses and the growth of memory after the
 * first quarter of the time. The client shares the machine.
 */

const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? Number(process.argv[index + 1]) : usual;
};
const users = option('users', 500);
const minutes = option('minutes', 10);
const MIN_PAUSE_MS = 1_000;
const MORE_PAUSE_MS = 3_000;
const SAMPLE_EVERY_MS = 2_000;
const MAX_ANSWER_MS = 60_000;
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST&limit=10';
const PAGES = ['/', '/salaries', '/about-us', '/jobs'];

interface Member {
  readonly name: string;
  readonly cookie: string;
}

/** What went wrong, if anything did. */
type Check = (response: Response, text: string) => string | undefined;

const statuses = new Map<number, number>();
const times: number[] = [];
const wrong: string[] = [];
const unanswered: string[] = [];
let asked = 0;

const product = await startProduct({ port: 4191, size: 'small', data: '.cache/bench-mixed-users' });
try {
  const members = await membersOf(product);
  const posts = await othersPosts(product, members);
  const end = Date.now() + minutes * 60_000;
  const memory: number[] = [];
  const before = usage();
  const watching = watch(product, memory, end);
  await Promise.all(
    Array.from({ length: users }, (_, index) => use(members[index % members.length], posts, end)),
  );
  await watching;
  report(memory, before);
} finally {
  await product.stop();
}

/** The processor time so far of the server with its database, and of this client. */
function usage() {
  const { user, system } = process.cpuUsage();
  return {
    at: performance.now(),
    server: processorMs(product.process.pid ?? 0),
    client: (user + system) / 1000,
  };
}

async function membersOf({ origin }: Product): Promise<readonly Member[]> {
  const members: Member[] = [];
  const listed = (await (await fetch(`${origin}/sandbox/members`, { headers: AMBIENT })).json()) as readonly {
    readonly memberId: string;
    readonly name: string;
    readonly isWriter: boolean;
  }[];
  for (const { memberId, name } of listed.filter(({ isWriter }) => isWriter))
    members.push({ name, cookie: await cookieOf(origin, memberId) });
  return members;
}

/** Nobody may vote on their own post. */
async function othersPosts({ origin }: Product, members: readonly Member[]): Promise<readonly string[]> {
  const others = new Map<string, boolean>();
  for (const { cookie } of members) {
    const response = await fetch(origin + FEED, { headers: { ...AMBIENT, cookie } });
    const { items } = (await response.json()) as {
      items: readonly { readonly postId: string; readonly isOwner: boolean }[];
    };
    for (const { postId, isOwner } of items) others.set(postId, others.get(postId) !== false && !isOwner);
  }
  return [...others].filter(([, isOthers]) => isOthers).map(([postId]) => postId);
}

async function watch({ process: { pid = 0 } }: Product, memory: number[], end: number): Promise<void> {
  while (Date.now() < end) {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    memory.push(Number(kilobytes) / 1024);
    await sleep(SAMPLE_EVERY_MS);
  }
}

async function use(member: Member | undefined, posts: readonly string[], end: number): Promise<void> {
  if (!member) return;
  await sleep(Math.random() * MORE_PAUSE_MS);
  for (let turn = Math.floor(Math.random() * 10); Date.now() < end; turn++) {
    await step(member, posts[Math.floor(Math.random() * posts.length)] ?? '', turn);
    await sleep(MIN_PAUSE_MS + Math.random() * MORE_PAUSE_MS);
  }
}

/** Of ten steps six read the feed, two open a page, one asks who the member is, one votes. */
async function step(member: Member, post: string, turn: number): Promise<void> {
  const kind = turn % 10;
  if (kind < 6)
    await ask(FEED, { cookie: member.cookie }, (_, text) =>
      JSON.parse(text).items.length === 10 ? undefined : 'a short feed',
    );
  else if (kind < 8) await ask(PAGES[turn % PAGES.length] ?? '/', {}, isPage);
  else if (kind < 9)
    await ask('/user-services/user/profile', { cookie: member.cookie }, (_, text) =>
      text.includes(member.name) ? undefined : 'the profile of another member',
    );
  else await vote(member, post, turn);
}

function isPage(response: Response, text: string): string | undefined {
  const isWhole = response.headers.get('content-type')?.startsWith('text/html') && text.endsWith('</html>');
  return isWhole ? undefined : 'half a page';
}

async function vote({ cookie }: Member, resourceId: string, turn: number): Promise<void> {
  const voteType = turn % 20 === 9 ? 'UP' : 'NONE';
  const body = JSON.stringify({ resourceType: 'POST', resourceId, voteType });
  const headers = { cookie, 'content-type': 'application/json' };
  await ask(
    '/feed-services/v1/vote',
    headers,
    (_, text) => (JSON.parse(text).voteType === voteType ? undefined : 'another vote'),
    body,
  );
}

async function ask(
  path: string,
  headers: Readonly<Record<string, string>>,
  check: Check,
  body?: string,
): Promise<void> {
  const began = performance.now();
  asked++;
  try {
    const response = await fetch(product.origin + path, {
      headers: { ...AMBIENT, ...headers },
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
      ...(body !== undefined && { method: 'POST', body }),
    });
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const isRefused = response.status === 503 && Number(response.headers.get('retry-after')) > 0;
    const fault = isRefused
      ? undefined
      : response.status === 200
        ? check(response, text)
        : `status ${response.status}`;
    if (fault !== undefined) wrong.push(`${fault}: ${path}`);
    if (response.status === 200) times.push(performance.now() - began);
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } };
    unanswered.push(`${cause?.code ?? name}: ${path}`);
  }
}

function report(memory: readonly number[], before: ReturnType<typeof usage>): void {
  const warm = memory.slice(Math.floor(memory.length / 4));
  const part = Math.max(1, Math.floor(warm.length / 6));
  const [first, last] = [median(warm.slice(0, part)), median(warm.slice(-part))];
  const growth = `${Math.round((last / first - 1) * 100)} % (${Math.round(first)} to ${Math.round(last)} MB)`;
  const after = usage();
  const elapsed = after.at - before.at;
  const cores = (['server', 'client'] as const).map((name) =>
    ((after[name] - before[name]) / elapsed).toFixed(2),
  );
  const sent = Math.round((asked * 1000) / elapsed);
  const row = [users, minutes, sent, times.length, statuses.get(503) ?? 0, unanswered.length, wrong.length];
  const speed = [0.5, 0.99].map((share) => `${Math.round(quantile(times, share))} ms`);
  const head = ['users', 'minutes', 'sent/s', 'responses', '503', 'unanswered', 'wrong', 'p50', 'p99'];
  const rest = ['memory after warm-up', 'cores of server and database', 'cores of the client'];
  const cells = [...row, ...speed, growth, ...cores];
  process.stdout.write(`${machineLine()}\n\n${table([...head, ...rest], [cells])}\n`);
  for (const fault of new Set([...wrong, ...unanswered]))
    process.stdout.write(`${[...wrong, ...unanswered].filter((item) => item === fault).length} × ${fault}\n`);
}
