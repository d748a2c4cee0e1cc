import { createHash, randomBytes } from 'node:crypto';
import { authTimings } from '../core/session/auth-timings';
import { inTransaction } from './db/in-transaction';
import type { Caller } from './http/caller';
import { cutToHour } from './services/feed/cut-to-hour';
import { dropDevicesOf } from './services/notification/device-queries';
import type { Services } from './services/services';

type Db = Services['db'];
type Keeping = Pick<Services, 'db' | 'seal' | 'now' | 'newId' | 'stayDays'>;

/** The tokens a browser holds: one to act with for a while, one to get the next pair with. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

export const ACCESS_SECONDS = authTimings.sessionLife / 1000;
/** How long somebody may stay away and still be signed in. */
export const staySeconds = ({ stayDays }: Pick<Services, 'stayDays'>): number => stayDays * 24 * 3600;
/** How long tabs may race for the same renewal. */
export const GRACE_MS = 10_000;

const TOKEN_BYTES = 32;

/** Only this hash is stored, so a copy of the database signs nobody in. */
export const sessionHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const callerOf = async (db: Db, token: string, now: Date): Promise<Caller | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['members.id', 'members.is_reader', 'members.is_writer', 'members.office'])
    .where('sessions.token_hash', '=', sessionHash(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      memberId: row.id,
      isReader: row.is_reader,
      isWriter: row.is_writer,
      office: row.office ?? undefined,
    }
  );
};

/** A new family for somebody who has just proved who they are. */
export async function beginSession(services: Keeping, memberId: string): Promise<Tokens> {
  const familyId = services.newId();
  const refresh = randomBytes(TOKEN_BYTES).toString('base64url');
  const tokens = { access: accessOf(services, refresh), refresh };
  await inTransaction(services.db, async (db) => {
    await db
      .insertInto('session_families')
      .values({ id: familyId, member_id: memberId, expires_at: stayEnd(services) })
      .execute();
    await keepTokens({ ...services, db }, { id: familyId, memberId }, tokens);
  });
  return tokens;
}

export type Renewed = { readonly tokens: Tokens; readonly memberId: string } | undefined;

/**
 * The next pair for a refresh token. The successor is made from the token itself with the server's key,
 * so whoever asks again within the grace gets the same one, and still only hashes are kept.
 */
export const renewSession = (services: Keeping, refresh: string): Promise<Renewed> =>
  inTransaction(services.db, async (db) => {
    const now = services.now();
    const held = await heldToken(db, sessionHash(refresh));
    if (!held) return undefined;
    const since = held.used_at === null ? 0 : now.getTime() - held.used_at.getTime();
    if (since > GRACE_MS || held.expires_at <= now) {
      await db.deleteFrom('session_families').where('id', '=', held.family_id).execute();
      await dropDevicesOf({ ...services, db }, [held.family_id]);
      return undefined;
    }
    const next = derived(services, 'refresh', refresh);
    const tokens = { access: accessOf(services, next), refresh: next };
    if (held.used_at === null) await moveOn({ ...services, db }, held, tokens);
    return { tokens, memberId: held.member_id };
  });

/** The family's row is locked, so that of two who race one waits and then finds the successor made. */
const heldToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('refresh_tokens')
    .innerJoin('session_families', 'session_families.id', 'refresh_tokens.family_id')
    .select([
      'refresh_tokens.token_hash',
      'refresh_tokens.family_id',
      'refresh_tokens.used_at',
      'session_families.member_id',
      'session_families.expires_at',
    ])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();

type Held = NonNullable<Awaited<ReturnType<typeof heldToken>>>;

async function moveOn(services: Keeping, held: Held, tokens: Tokens): Promise<void> {
  const { db } = services;
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: services.now() })
    .where('token_hash', '=', held.token_hash)
    .execute();
  await db
    .updateTable('session_families')
    .set({ expires_at: stayEnd(services) })
    .where('id', '=', held.family_id)
    .execute();
  await keepTokens(services, { id: held.family_id, memberId: held.member_id }, tokens);
}

async function keepTokens(
  services: Keeping,
  family: { readonly id: string; readonly memberId: string },
  { access, refresh }: Tokens,
): Promise<void> {
  const { db } = services;
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: sessionHash(refresh), family_id: family.id })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: sessionHash(access),
      member_id: family.memberId,
      family_id: family.id,
      expires_at: later(services, ACCESS_SECONDS),
    })
    .execute();
}

/** The sign-in a living token came of: its family, or the session itself where it has none. Held until the transaction ends. */
export async function holdSignIn(db: Db, { access = '' }: Partial<Tokens>): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['family_id', 'token_hash'])
    .where('token_hash', '=', sessionHash(access))
    .forShare()
    .executeTakeFirst();
  return row && (row.family_id ?? row.token_hash);
}

/** Ends all that came of the sign-in these tokens belong to, and tells which it was. */
export async function endSession(db: Db, { access, refresh }: Partial<Tokens>): Promise<readonly string[]> {
  const accessHash = sessionHash(access ?? '');
  const families = await db
    .deleteFrom('session_families')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('sessions').select('family_id').where('token_hash', '=', accessHash)),
        eb(
          'id',
          'in',
          selectFrom('refresh_tokens')
            .select('family_id')
            .where('token_hash', '=', sessionHash(refresh ?? '')),
        ),
      ]),
    )
    .returning('id')
    .execute();
  await db.deleteFrom('sessions').where('token_hash', '=', accessHash).execute();
  return [...families.map(({ id }) => id), accessHash];
}

/** Ends every session of a member, wherever it was begun. */
export async function endAllSessions(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('session_families').where('member_id', '=', memberId).execute();
  await db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
}

const accessOf = (services: Pick<Services, 'seal'>, refresh: string): string =>
  derived(services, 'access', refresh);

const derived = ({ seal }: Pick<Services, 'seal'>, what: keyof Tokens, from: string): string =>
  sessionHash(seal(`${what} token`, from));

/** Cut to its hour: to the second it would say when its member was here last, beside what was written at that second. */
const stayEnd = (services: Pick<Services, 'now' | 'stayDays'>): Date =>
  new Date(cutToHour(later(services, staySeconds(services))));

const later = ({ now }: Pick<Services, 'now'>, seconds: number): Date =>
  new Date(now().getTime() + seconds * 1000);
