import { randomInt } from 'node:crypto';
import type { LoggedType } from '../../../core/trust/contribution';
import type { LogEntry } from '../../../core/trust/entry';
import { dueAt } from '../../../core/trust/schedule';
import type { PendingEntry } from './pending-queries';

const STEPS = 2 ** 32;

/** An entry about a contribution with the hour in which it enters the log. */
export const pendingOf = (
  entry: LogEntry,
  type: LoggedType,
  { now, writtenAt = now }: { readonly now: Date; readonly writtenAt?: Date },
): PendingEntry => ({
  entry,
  dueAt: new Date(
    dueAt(entry.kind, type, {
      writtenAt: writtenAt.getTime(),
      now: now.getTime(),
      chance: randomInt(STEPS) / STEPS,
    }),
  ),
});
