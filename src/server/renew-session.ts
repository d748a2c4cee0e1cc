import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from './db/in-transaction';
import { lockFamilies, lockMember } from './db/lock-session';
import type { Tables } from './db/tables';
import { dropDevicesOf } from './services/notifications/device-queries';
import { notifyOfTheft } from './services/notifications/notify-of-theft';
import type { Services } from './services/services';
import { dayOfSession, describeBrowser, packAbout, unpackAbout } from './session-about';
import {
  ACCESS_SECONDS,
  deleteFamilies,
  type SessionServices,
  sessionHash,
  stayEnd,
  storeTokens,
  successorOf,
  type Tokens,
  tokensFor,
} from './sessions';

type Db = Kysely<Tables>;

export interface Renewed {
  readonly tokens: Tokens;
  readonly memberId: string;
}

export interface Presented {
  readonly refresh: string;
  readonly device?: string | undefined;
  readonly userAgent: string;
}

/** Max duration of the slowest request in a race. */
const RACE_MS = 10_000;

type Outcome =
  | ({ readonly kind: 'renewed' } & Renewed)
  | { readonly kind: 'unknown' }
  | { readonly kind: 'over' | 'stolen'; readonly familyId: string; readonly memberId: string };

/**
 * The next pair for a refresh token, or undefined. A token is accepted until its successor is used, because the
 * response with the successor may have been lost.
 */
export async function renewSession(services: Services, presented: Presented): Promise<Renewed | undefined> {
  const outcome = await inTransaction(services.db, (db) => renew({ ...services, db }, presented));
  if (outcome.kind === 'renewed') return outcome;
  if (outcome.kind === 'unknown') return undefined;
  // In separate transactions: sharing one with the family would link the member to the device and the notice.
  await dropDevicesOf(services, [outcome.familyId]);
  if (outcome.kind === 'stolen') await notifyOfTheft(services, outcome.memberId);
  return undefined;
}

async function renew(services: SessionServices, presented: Presented): Promise<Outcome> {
  const { db } = services;
  const family = await lockFamilyOf(db, sessionHash(presented.refresh));
  if (!family) return { kind: 'unknown' };
  const [familyId, memberId] = [family.id, family.member_id];
  const next = successorOf(services, presented.refresh);
  const used = await usedTokens(db, [presented.refresh, next].map(sessionHash));
  const isStolen =
    isBoundBrowser(services, family, presented) === false ||
    (used.has(sessionHash(next)) && !(await wasUsedJustNow(services, familyId, next)));
  const ended = isStolen ? 'stolen' : hasEnded(services, family);
  if (ended) {
    await deleteFamilies(db, [familyId]);
    return { kind: ended, familyId, memberId };
  }
  const tokens = tokensFor(services, familyId, next);
  if (!used.has(sessionHash(presented.refresh))) await markUsed(db, sessionHash(presented.refresh));
  await storeTokens(services, { id: familyId, memberId }, tokens);
  await db
    .updateTable('session_families')
    .set({ expires_at: stayEnd(services), ...rebound(services, family, presented) })
    .where('id', '=', familyId)
    .execute();
  return { kind: 'renewed', tokens, memberId };
}

type Family = Awaited<ReturnType<typeof lockFamilies>>[number];

/** Locks in the order of decision 117, so that the second of two renewals waits and finds the successor. */
async function lockFamilyOf(db: Db, tokenHash: string): Promise<Family | undefined> {
  const found = await db
    .selectFrom('refresh_tokens')
    .innerJoin('session_families', 'session_families.id', 'refresh_tokens.family_id')
    .select(['session_families.id', 'session_families.member_id'])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!found) return undefined;
  await lockMember(db, found.member_id, 'share');
  return (await lockFamilies(db, [found.id]))[0];
}

async function usedTokens(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('token_hash', 'in', hashes)
    .where('is_used', '=', true)
    .execute();
  return new Set(rows.map(({ token_hash }) => token_hash));
}

/**
 * Tabs that renew concurrently may use a successor before the last tab has used the token. The time of use is known
 * from the resulting access token, in steps of five minutes.
 */
async function wasUsedJustNow(
  services: SessionServices,
  familyId: string,
  refresh: string,
): Promise<boolean> {
  const { access } = tokensFor(services, familyId, successorOf(services, refresh));
  const row = await services.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', sessionHash(access))
    .executeTakeFirst();
  const used = row ? row.expires_at.getTime() - ACCESS_SECONDS * 1000 : 0;
  return services.now().getTime() - used < RACE_MS;
}

const markUsed = (db: Db, tokenHash: string) =>
  db.updateTable('refresh_tokens').set({ is_used: true }).where('token_hash', '=', tokenHash).execute();

function hasEnded(services: SessionServices, { expires_at, about }: Family): 'over' | undefined {
  const now = services.now();
  if (expires_at <= now) return 'over';
  const age = about === null ? 0 : dayOfSession(now) - unpackAbout(services, about).day;
  return age >= services.sessionMaxDays ? 'over' : undefined;
}

/** Undefined for a login from before browser binding: its browser has no cookie to show yet. */
function isBoundBrowser(
  services: SessionServices,
  { id, about }: Pick<Family, 'id' | 'about'>,
  { refresh, device = '' }: Presented,
): boolean | undefined {
  const expected = Buffer.from(tokensFor(services, id, refresh).device);
  const shown = Buffer.from(device);
  if (shown.length === expected.length && timingSafeEqual(shown, expected)) return true;
  return about !== null && unpackAbout(services, about).isBound ? false : undefined;
}

/** A login from before browser binding gets its day at the first renewal, and is bound once it sends its cookie. */
function rebound(
  services: SessionServices,
  family: Family,
  presented: Presented,
): { readonly about?: string } {
  const known = family.about === null ? undefined : unpackAbout(services, family.about);
  if (known?.isBound) return {};
  const isBound = isBoundBrowser(services, family, presented) === true;
  const first = { day: dayOfSession(services.now()), isDayExact: false };
  const about = { ...first, ...describeBrowser(presented.userAgent), ...known, isBound };
  return { about: packAbout(services, about) };
}
