import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { authTimings } from '../core/login/auth-timings';
import { inTransaction } from './db/in-transaction';
import { lockFamilies, lockMember } from './db/lock-session';
import type { Caller } from './http/caller';
import type { Services } from './services/services';
import { dayOfSession, describeBrowser, packAbout } from './session-about';

type Db = Services['db'];
export type SessionServices = Pick<
  Services,
  'db' | 'seal' | 'now' | 'newId' | 'cursors' | 'stayDays' | 'sessionMaxDays'
>;

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  /** Proves that the refresh token comes from the browser that logged in. */
  readonly device: string;
}

export const ACCESS_SECONDS = authTimings.sessionLife / 1000;
export const staySeconds = ({ stayDays }: Pick<Services, 'stayDays'>): number => stayDays * 24 * 3600;

const TOKEN_BYTES = 32;
const EXPIRY_STEP_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

/** Only this hash is stored, so a database copy cannot be used to sign in. */
export const sessionHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const callerOf = async (db: Db, token: string, now: Date): Promise<Caller | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['members.id', 'members.is_reader', 'members.is_writer', 'members.staff_role'])
    .where('sessions.token_hash', '=', sessionHash(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      memberId: row.id,
      isReader: row.is_reader,
      isWriter: row.is_writer,
      staffRole: row.staff_role ?? undefined,
    }
  );
};

/** Starts a session family after a login, bound to the browser that logged in. */
export async function beginSession(
  services: SessionServices,
  memberId: string,
  userAgent: string,
): Promise<Tokens> {
  const id = services.newId();
  const refresh = randomBytes(TOKEN_BYTES).toString('base64url');
  const tokens = tokensFor(services, id, refresh);
  const about = packAbout(services, {
    day: dayOfSession(services.now()),
    isDayExact: true,
    isBound: true,
    ...describeBrowser(userAgent),
  });
  await inTransaction(services.db, async (db) => {
    await db
      .insertInto('session_families')
      .values({ id, member_id: memberId, expires_at: stayEnd(services), about })
      .execute();
    await storeTokens({ ...services, db }, { id, memberId }, tokens);
  });
  return tokens;
}

/** Derives the successor from the token with the server's key, so repeated requests get the same one. */
export function tokensFor(services: Pick<Services, 'seal'>, familyId: string, refresh: string): Tokens {
  return {
    access: derived(services, 'access', refresh),
    refresh,
    device: derived(services, 'device', familyId),
  };
}

export const successorOf = (services: Pick<Services, 'seal'>, refresh: string): string =>
  derived(services, 'refresh', refresh);

/** Stores a new pair, or extends a pair that was issued before. */
export async function storeTokens(
  services: SessionServices,
  family: { readonly id: string; readonly memberId: string },
  { access, refresh }: Tokens,
): Promise<void> {
  const { db } = services;
  const expires_at = accessEnd(services);
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: sessionHash(refresh), family_id: family.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: sessionHash(access),
      member_id: family.memberId,
      family_id: family.id,
      expires_at,
    })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at }))
    .execute();
}

/** The family of an access token, or the session itself without one. */
export const findLogin = async (db: Db, { access = '' }: Partial<Tokens>): Promise<string | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .select(['family_id', 'token_hash'])
    .where('token_hash', '=', sessionHash(access))
    .executeTakeFirst();
  return row && (row.family_id ?? row.token_hash);
};

/** Ends all sessions of the login these tokens belong to, and returns the ended ids. */
export const endSession = (db: Db, tokens: Partial<Tokens>): Promise<readonly string[]> =>
  inTransaction(db, async (transaction) => {
    const accessHash = sessionHash(tokens.access ?? '');
    const { rows } = await sql<{ family_id: string }>`
      select family_id from sessions where token_hash = ${accessHash} and family_id is not null
      union
      select family_id from refresh_tokens where token_hash = ${sessionHash(tokens.refresh ?? '')}`.execute(
      transaction,
    );
    const ended = await deleteFamilies(
      transaction,
      rows.map(({ family_id }) => family_id),
    );
    await transaction.deleteFrom('sessions').where('token_hash', '=', accessHash).execute();
    return [...ended, accessHash];
  });

export async function deleteFamilies(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const locked = (await lockFamilies(db, ids)).map(({ id }) => id);
  if (locked.length > 0) await db.deleteFrom('session_families').where('id', 'in', locked).execute();
  return locked;
}

/** Runs in the caller's transaction. */
export async function endAllSessions(db: Db, memberId: string): Promise<void> {
  await lockMember(db, memberId, 'change');
  const families = await db
    .selectFrom('session_families')
    .select('id')
    .where('member_id', '=', memberId)
    .execute();
  await deleteFamilies(
    db,
    families.map(({ id }) => id),
  );
  await db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
}

const derived = ({ seal }: Pick<Services, 'seal'>, label: keyof Tokens, from: string): string =>
  sessionHash(seal(`${label} token`, from));

/** Expiry of an unused login. Cut to the hour: to the second it would reveal the member's last visit. */
export const stayEnd = (services: Pick<Services, 'now' | 'stayDays'>): Date =>
  new Date(Math.floor(later(services, staySeconds(services)) / HOUR_MS) * HOUR_MS);

/** Rounded up to five minutes: exact, it would reveal when the member's browser last renewed. */
const accessEnd = (services: Pick<Services, 'now'>): Date =>
  new Date(Math.ceil(later(services, ACCESS_SECONDS) / EXPIRY_STEP_MS) * EXPIRY_STEP_MS);

const later = ({ now }: Pick<Services, 'now'>, seconds: number): number => now().getTime() + seconds * 1000;
