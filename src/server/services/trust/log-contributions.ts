import { randomBytes } from 'node:crypto';
import {
  commitmentOf,
  isLoggedType,
  type LoggedContribution,
  type LoggedType,
} from '../../../core/trust/contribution';
import type { LogEntry } from '../../../core/trust/entry';
import type { Services } from '../services';
import {
  type ContributionRow,
  forgetContributions,
  readContributions,
  saveChange,
} from './contribution-queries';
import { appendPending } from './pending-queries';
import { pendingOf } from './pending-time';
import { sha256 } from './sha256';

type Db = Services['db'];

const SALT_BYTES = 32;

/** Adds a change of a contribution to the log. Call it in the transaction that made the change. */
export async function logChange(
  db: Db,
  { type, id }: { readonly type: string; readonly id: string },
  now = new Date(),
): Promise<void> {
  if (!isLoggedType(type)) return;
  const [row] = await readContributions(db, type, [id]);
  if (!row) return;
  const { entries, known } = await changesOf(type, row);
  if (entries.length === 0) return;
  const pending = entries.map((entry) => pendingOf(entry, type, { now, writtenAt: row.written_at }));
  await saveChange(db, type, { id, ...known, isShown: row.is_shown }, pending);
}

/** Adds a public contribution that this transaction just stored. `logChange` would read it again. */
export async function logNew(db: Db, contribution: LoggedContribution, now: Date): Promise<void> {
  const { type, id } = contribution;
  const known = await committed(contribution);
  const entry = { kind: 'accepted', type, commitment: known.commitment } as const;
  await saveChange(db, type, { id, ...known, isShown: true }, [pendingOf(entry, type, { now })]);
}

/**
 * Adds the deletions, each at its own time: entries at the same moment would show that one author wrote all
 * of them.
 */
export async function logDeletions(db: Db, type: string, ids: readonly string[]): Promise<void> {
  if (!isLoggedType(type) || ids.length === 0) return;
  const now = new Date();
  const commitments = await forgetContributions(db, type, ids);
  await appendPending(
    db,
    commitments.map((commitment) => pendingOf({ kind: 'deleted', type, commitment }, type, { now })),
  );
}

interface Changes {
  readonly entries: readonly LogEntry[];
  readonly known: { readonly salt: string; readonly commitment: string };
}

async function changesOf(type: LoggedType, row: ContributionRow): Promise<Changes> {
  const { id, content, salt, commitment, is_shown: isShown, was_shown: wasShown } = row;
  if (salt === null || commitment === null) {
    const known = await committed({ type, id, content });
    return { known, entries: isShown ? [{ kind: 'accepted', type, commitment: known.commitment }] : [] };
  }
  const isSame = (await commitmentOf(sha256, { type, id, content }, salt)) === commitment;
  // A new salt, because the old one was public and would let anyone check guesses at the earlier version.
  const known = isSame ? { salt, commitment } : await committed({ type, id, content });
  const entries: LogEntry[] = [];
  if (!isSame) entries.push({ kind: 'changed', type, commitment: known.commitment, earlier: commitment });
  if (isShown !== wasShown)
    entries.push({ kind: isShown ? 'restored' : 'hidden', type, commitment: known.commitment });
  return { known, entries };
}

async function committed(contribution: LoggedContribution): Promise<Changes['known']> {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return { salt, commitment: await commitmentOf(sha256, contribution, salt) };
}
