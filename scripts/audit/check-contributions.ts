import { commitmentOf } from '../../src/core/trust/contribution';
import { isAcceptance, type LogEntry } from '../../src/core/trust/entry';
import type { ServedEntry } from '../../src/core/trust/served-entry';
import { TILE_WIDTH } from '../../src/core/trust/tree';
import type { Finding } from './check-tree';
import { nodeDigest, type ReadFile } from './log-reader';

const A_DAY = 86_400_000;
/** An interview may wait for the end of its quarter plus a week. */
const MAX_WAIT = 100 * A_DAY;

/** The state of each commitment according to the log. */
interface Account {
  readonly accepted: Map<string, number>;
  /** Deleted or replaced by a later version. */
  readonly ended: Set<string>;
  /** Times hidden minus times restored. Entries of one batch have no order. */
  readonly hidden: Map<string, number>;
  /** The previous version of each version. */
  readonly earlier: Map<string, string>;
  /** Commitments whose removal was announced. */
  readonly waiting: Set<string>;
}

export interface CheckedContributions {
  readonly findings: readonly Finding[];
  /** Removed contributions with the announced time of their entry. */
  readonly waiting: readonly Extract<ServedEntry, { state: 'waiting' }>[];
  readonly shown: readonly ShownEntry[];
  /** Comments whose post is from before the log, so that nothing says whether it is hidden. */
  readonly unchecked: number;
}

export type ShownEntry = Extract<ServedEntry, { state: 'shown' }>;

/**
 * Checks that every accepted contribution is either still shown unchanged or has an entry that explains why
 * not.
 */
export async function checkContributions(
  read: ReadFile,
  bytes: readonly Uint8Array[],
  now: number,
): Promise<CheckedContributions> {
  const findings: Finding[] = [];
  const entries = bytes.map((entry, index) => readEntry(entry, index, findings));
  const account = accountOf(entries, findings);
  const served = await readAllServed(read, entries.length);
  const waiting = [...served.values()].filter((one) => one.state === 'waiting');
  for (const { index } of waiting) {
    const entry = entries[index];
    if (entry && isAcceptance(entry)) account.waiting.add(entry.commitment);
  }
  for (const [index, entry] of entries.entries()) {
    if (!entry || !isAcceptance(entry)) continue;
    const what = await problemWith(entry, served.get(index), { account, now });
    if (what) findings.push({ where: `entry ${index}`, what });
  }
  const all = [...served.values()];
  const unchecked = all.filter((item) => item.state === 'covered' && item.by === undefined).length;
  return { findings, waiting, unchecked, shown: all.filter((item) => item.state === 'shown') };
}

function readEntry(bytes: Uint8Array, index: number, findings: Finding[]): LogEntry | undefined {
  try {
    const entry = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as LogEntry;
    if (KINDS.has(entry.kind)) return entry;
  } catch {
    // Reported below, like an unknown kind.
  }
  findings.push({ where: `entry ${index}`, what: 'is no entry that this audit knows' });
  return undefined;
}

const KINDS: ReadonlySet<string> = new Set(
  Object.keys({
    ...{ accepted: 0, changed: 0, hidden: 0, restored: 0, deleted: 0, appeal: 0, decision: 0, flag: 0 },
    ...{ 'salary-release': 0, 'award-edition': 0, rule: 0 },
  } satisfies Record<LogEntry['kind'], 0>),
);

function accountOf(entries: readonly (LogEntry | undefined)[], findings: Finding[]): Account {
  const account: Account = {
    accepted: new Map(),
    ended: new Set(),
    hidden: new Map(),
    earlier: new Map(),
    waiting: new Set(),
  };
  for (const [index, entry] of entries.entries()) {
    if (!entry || !('commitment' in entry)) continue;
    const { commitment } = entry;
    if (isAcceptance(entry)) {
      if (account.accepted.has(commitment))
        findings.push({ where: `entry ${index}`, what: 'accepts a contribution again' });
      account.accepted.set(commitment, index);
    }
    if (entry.kind === 'deleted') account.ended.add(commitment);
    if (entry.kind === 'changed') {
      account.ended.add(entry.earlier);
      account.earlier.set(commitment, entry.earlier);
    }
    const step = Number(entry.kind === 'hidden') - Number(entry.kind === 'restored');
    account.hidden.set(commitment, (account.hidden.get(commitment) ?? 0) + step);
  }
  return account;
}

/** Whether it is hidden; an edited contribution stays hidden if its earlier version was. */
function isHidden({ hidden, earlier }: Account, commitment: string): boolean {
  let balance = 0;
  const seen = new Set<string>();
  for (
    let one: string | undefined = commitment;
    one !== undefined && !seen.has(one);
    one = earlier.get(one)
  ) {
    seen.add(one);
    balance += hidden.get(one) ?? 0;
  }
  return balance > 0;
}

async function readAllServed(read: ReadFile, size: number): Promise<ReadonlyMap<number, ServedEntry>> {
  const all = new Map<number, ServedEntry>();
  for (let tile = 0; tile * TILE_WIDTH < size; tile++) {
    const bytes = await read(`served/${tile}`);
    for (const entry of JSON.parse(new TextDecoder().decode(bytes) || '[]') as readonly ServedEntry[])
      all.set(entry.index, entry);
  }
  return all;
}

type Acceptance = Extract<LogEntry, { kind: 'accepted' | 'changed' }>;

interface Known {
  readonly account: Account;
  readonly now: number;
}

async function problemWith(
  { commitment, type }: Acceptance,
  served: ServedEntry | undefined,
  { account, now }: Known,
): Promise<string | undefined> {
  const isEnded = account.ended.has(commitment);
  switch (served?.state) {
    case 'shown': {
      if (isEnded) return 'the contribution is served, and the log says that it ended';
      const computed = await commitmentOf((bytes) => nodeDigest.sha256(bytes), served, served.salt);
      return computed === commitment ? undefined : `${served.type} ${served.id} is served with other content`;
    }
    case 'waiting':
      return Date.parse(served.until) - now > MAX_WAIT ? 'its removal waits for too long' : undefined;
    case 'covered':
      if (type !== 'COMMENT') return 'it is not served, and only a comment can be below a hidden post';
      // Posts from before the log have no entries.
      return served.by === undefined || isHidden(account, served.by) || account.waiting.has(served.by)
        ? undefined
        : 'the comment is not served, and no entry says that its post is hidden';
    default:
      return isEnded || isHidden(account, commitment)
        ? undefined
        : 'the contribution is not served, and no entry says why';
  }
}
