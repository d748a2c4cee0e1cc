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

/** What a browser shows to get its next pair of tokens. */
export interface Presented {
  readonly refresh: string;
  readonly device?: string | undefined;
  readonly userAgent: string;
}

/** How long the slowest request of a race may be on its way. */
const RACE_MS = 10_000;

type Outcome =
  | ({ readonly kind: 'renewed' } & Renewed)
  | { readonly kind: 'unknown' }
  | { readonly kind: 'over' | 'stolen'; readonly familyId: string; readonly memberId: string };

/**
 * The next pair for a refresh token, or undefined when there is none. A token is accepted until its successor is used,
 * because the response that brought the successor may have been lost.
 */
export async function renewSession(services: Services, presented: Presented): Promise<Renewed | undefined> {
  const outcome = await inTransaction(services.db, (db) => renew({ ...services, db }, presented));
  if (outcome.kind === 'renewed') return outcome;
  if (outcome.kind === 'unknown') return undefined;
  // In transactions of their own: together with the family they would join the member to the device and the notice.
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

/** Locked in the order of decision 117, so that of two renewals one waits and then finds the successor made. */
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
 * Tabs that renew without waiting for each other may use a successor before the last of them has used the token. When it
 * was used is known from the access token that came of it, to its step of five minutes.
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

/** Undefined for a login from before browsers were bound: its browser has no cookie to show yet. */
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

/** A login from before browsers were bound gets its day at its first renewal, and is bound when it shows its cookie. */
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
