import { isLoggedType, type LoggedType } from '../../../core/trust/contribution';
import type { LogEntry } from '../../../core/trust/entry';
import { endOfDay } from '../../../core/trust/schedule';
import type { Wait } from '../../../core/trust/wait';
import type { Services } from '../services';
import { appendPending } from './pending-queries';
import { pendingOf } from './pending-time';

type Db = Services['db'];

interface Item {
  readonly resourceType: string;
  readonly resourceId: string;
}

interface Decision extends Item {
  readonly decision: string;
  readonly rule: string;
  readonly isAppeal: boolean;
  readonly waited?: Wait | undefined;
}

/** Appends a moderator's decision with its rule, without text or person. */
export async function logDecision(db: Db, item: Decision, now: Date): Promise<void> {
  const { resourceType: type, decision: verdict, rule, isAppeal, waited } = item;
  const commitment = isLoggedType(type) && (await readCommitment(db, type, item.resourceId));
  if (!commitment) return;
  const entry = { kind: 'decision', type, commitment, verdict, rule, isAppeal, waited } as const;
  await appendPending(db, [pendingOf(entry, type, { now })]);
}

/** Adds an appeal within a week: the exact day would show when the author was active. */
export async function logAppeal(db: Db, { resourceType: type, resourceId }: Item, now: Date): Promise<void> {
  const commitment = isLoggedType(type) && (await readCommitment(db, type, resourceId));
  if (!commitment) return;
  await appendPending(db, [pendingOf({ kind: 'appeal', type, commitment }, type, { now })]);
}

type FlagEntry = Extract<LogEntry, { kind: 'flag' }>;

/** Appends a step of an employer's request. It is the act of a company, so it waits for the end of the day only. */
export const logFlag = (db: Db, flag: Omit<FlagEntry, 'kind'>, now: Date): Promise<void> => {
  const { company, step, stars, rule, waited } = flag;
  const entry: FlagEntry = { kind: 'flag', company, step, stars, rule, waited };
  return appendPending(db, [{ entry, dueAt: new Date(endOfDay(now.getTime())) }]);
};

/** Undefined for contributions from before the log and those it never accepted. */
async function readCommitment(db: Db, type: LoggedType, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('log_contributions')
    .select('commitment')
    .where('resource_type', '=', type)
    .where('resource_id', '=', id)
    .executeTakeFirst();
  return row?.commitment;
}
