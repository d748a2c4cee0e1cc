import { constants, createHash, randomBytes, sign } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { blindRsa } from '../../src/adapters/browser/blind-rsa';
import { webAuthorKeys } from '../../src/adapters/browser/web-author-keys';
import type { AuthorKeyPair } from '../../src/core/untraceable/author-keys';
import { type AuthorAction, authorRequestBytes } from '../../src/core/untraceable/author-request';
import { CHALLENGE, NONCE_BYTES, tokenHeader, tokenInput } from '../../src/core/untraceable/token';
import type { Career } from '../../src/server/db/career-tables';
import { startTestEnvironment, type TestEnvironment } from '../../src/server/services/posts/testing';
import { encryptCareer } from '../../src/server/services/profile/career/career-queries';
import type { Services } from '../../src/server/services/services';
import { mixUntraceable } from '../../src/server/services/untraceable/mix-items';
import { releaseUntraceable } from '../../src/server/services/untraceable/release-items';
import { privateKeyOf } from '../../src/server/services/untraceable/token-keys';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const AN_HOUR = 3_600_000;
/** In the middle of a month: the next month has other keys. */
const START = Date.parse('2026-11-20T09:00:00Z');
const COMPANY = 'Zentrix Labs';

export type UntraceableEnvironment = Awaited<ReturnType<typeof startUntraceable>>;

export interface WrittenPost {
  readonly token: string;
  readonly body: object;
  readonly pair: AuthorKeyPair;
}

/** A server with a clock, verified members of one company, and a client with their tokens. */
export async function startUntraceable(options: Parameters<typeof startTestEnvironment>[0] = {}) {
  let now = START;
  const env = await startTestEnvironment({ now: () => new Date(now), ...options });
  const { services } = env;
  return {
    ...env,
    ...members(env),
    ...writers(env),
    enlarge: async (holders: number) => {
      await services.db.updateTable('token_keys').set({ holders }).execute();
    },
    passHours: (hours: number) => {
      now += hours * AN_HOUR;
    },
    passMs: (ms: number) => {
      now += ms;
    },
    mix: () => mixUntraceable(services),
    /** A row as the database files have it: its place and the transactions that wrote, changed or locked it. */
    rowOf: async (table: string, column: string, id: string) => {
      const { rows } = await sql`
        select ctid::text, xmin::text, xmax::text from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
        services.db,
      );
      return rows[0];
    },
    release: () => releaseUntraceable(services),
  };
}

/** Makes the member a verified employee of the company. */
export async function proveEmployment(services: Services, memberId: string): Promise<void> {
  const id = randomBytes(3).readUIntBE(0, 3) + 1;
  const details = encryptCareer(services, memberId, EMPLOYED);
  await services.db.deleteFrom('career_statuses').where('member_id', '=', memberId).execute();
  await services.db.insertInto('career_statuses').values({ id, member_id: memberId, details }).execute();
}

/** Responses are untyped, as an untyped client would see them. */
const answerOf = (reply: LightMyRequestResponse) => ({
  status: reply.statusCode,
  body: reply.body === '' ? undefined : reply.json(),
});

function members(env: TestEnvironment) {
  const { services } = env;
  const own = async (method: 'GET' | 'POST', path: string, cookie: string, payload?: object) =>
    answerOf(
      await env.send({
        method,
        url: `/token-services/v1/${path}`,
        headers: { cookie },
        ...(payload && { payload }),
      }),
    );
  return {
    own,
    employee: async (name: string) => {
      const person = await env.person(name);
      await proveEmployment(services, person.memberId);
      return person;
    },
    makeTokens: (cookie: string) => makeTokens(services, own, cookie),
    /** The whole exchange as in the browser: tokens for the company's key. */
    fetchTokens: async (cookie: string): Promise<readonly string[]> => {
      const { body: offer } = await own('GET', 'offer', cookie);
      const [key] = offer.keys;
      const blinded = await Promise.all(Array.from({ length: offer.tokens }, () => blindRsa.blind(key)));
      const requests = [{ keyId: key.keyId, blinded: blinded.map((token) => token.blinded) }];
      const { body } = await own('POST', 'batch', cookie, { requests });
      const [{ signatures }] = body.answers;
      return Promise.all(
        blinded.map((token, index) => blindRsa.finish(key.publicKey, token, signatures[index])),
      );
    },
  };
}

type OwnCall = (
  method: 'GET' | 'POST',
  path: string,
  cookie: string,
  payload?: object,
) => Promise<ReturnType<typeof answerOf>>;

/**
 * The same requests as fetchTokens, without the slow arithmetic of the browser: tokens that were never
 * blinded.
 */
async function makeTokens(services: Services, own: OwnCall, cookie: string): Promise<readonly string[]> {
  const { body: offer } = await own('GET', 'offer', cookie);
  const [{ keyId }] = offer.keys;
  const blinded = Array.from(
    { length: offer.tokens },
    () => `A${randomBytes(256).toString('base64url').slice(1)}`,
  );
  await own('POST', 'batch', cookie, { requests: [{ keyId, blinded }] });
  const key = await privateKeyOf(services, keyId);
  return blinded.map(() => {
    const nonce = randomBytes(NONCE_BYTES);
    const input = tokenInput({
      nonce,
      challenge: sha256(CHALLENGE),
      keyId: Buffer.from(keyId, 'base64url'),
    });
    const padding = constants.RSA_PKCS1_PSS_PADDING;
    const signature = sign('sha384', input, { key, padding, saltLength: 48 });
    return Buffer.concat([input, signature]).toString('base64url');
  });
}

const EMPLOYED: Career = {
  type: 'working',
  organisation: COMPANY,
  department_id: 1,
  industry_id: 1,
  job_profile: 'Tester',
  tag_id: 0,
  role_id: null,
  job_location: null,
  course_id: null,
  course_name: null,
  specialization_id: null,
  specialization: null,
  verified: 'VERIFIED',
  verification_source: 'EMAIL',
};

/** The key that a browser without Ed25519 makes. */
export async function olderAuthorKey(): Promise<AuthorKeyPair> {
  const { generateKey } = crypto.subtle;
  const older = vi
    .spyOn(crypto.subtle, 'generateKey')
    .mockImplementation(async (...[parameters, ...rest]: Parameters<typeof generateKey>) => {
      if ((parameters as Algorithm).name === 'Ed25519') throw new DOMException('', 'NotSupportedError');
      return generateKey.call(crypto.subtle, parameters, ...rest);
    });
  try {
    return await webAuthorKeys.create();
  } finally {
    older.mockRestore();
  }
}

export const publicPart = ({ algorithm, value }: AuthorKeyPair) => ({ algorithm, value });

function writers({ app }: TestEnvironment) {
  /** Without the headers that our clients usually send. */
  const nameless = async (path: string, payload?: object, headers: Record<string, string> = {}) =>
    answerOf(
      await app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/untraceable-services/v1/${path}`,
        headers,
        ...(payload && { payload }),
      }),
    );
  return {
    nameless,
    draft: async (
      title: string,
      content = 'A text',
      makePair = webAuthorKeys.create,
    ): Promise<Omit<WrittenPost, 'token'>> => {
      const pair = await makePair();
      const { algorithm, value } = pair;
      const community = { type: 'COMPANY', entityId: 1001 };
      return { pair, body: { title, content, community, authorKey: { algorithm, value } } };
    },
    publish: (token: string, body: object) => nameless('posts', body, { authorization: tokenHeader(token) }),
    draftComment: async (postId: string, content = 'A comment', replyTo: string | null = null) => {
      const pair = await webAuthorKeys.create();
      const { algorithm, value } = pair;
      return { pair, body: { postId, replyTo, content, authorKey: { algorithm, value } } };
    },
    publishComment: (token: string, body: object) =>
      nameless('comments', body, { authorization: tokenHeader(token) }),
    asCommentAuthor: async (id: string, pair: AuthorKeyPair, number: number, action: AuthorAction) => {
      const { title, ...rest } = { title: '', ...action };
      const request = { number, ...rest, authorKey: publicPart(pair) };
      const signature = await webAuthorKeys.sign(pair, authorRequestBytes({ itemId: id, title, ...request }));
      return nameless(`comments/${id}/author`, { ...request, signature });
    },
    asAuthor: async (postId: string, pair: AuthorKeyPair, number: number, action: AuthorAction) => {
      const request = { number, ...action, authorKey: publicPart(pair) };
      const signature = await webAuthorKeys.sign(pair, authorRequestBytes({ itemId: postId, ...request }));
      return nameless(`posts/${postId}/author`, { ...request, signature });
    },
  };
}
