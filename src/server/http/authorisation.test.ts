import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceModules } from '../services/all-handlers';
import { aliasSeal } from '../services/profile/account/viewer';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { isBinary, type Operation, operationsOf, type Parameter } from './contract';

/** Calls every operation of every contract as every actor; the rows come from the contracts. */

const OPERATIONS = serviceModules(() => {}).flatMap(({ document }) => operationsOf(document));

type Actor = 'visitor' | 'member' | 'reader' | 'writer' | 'author' | 'moderator' | 'officer';
const ACTORS: Readonly<
  Record<Actor, { reads: boolean; writes: boolean; staffRole?: 'moderator' | 'officer' }>
> = {
  visitor: { reads: false, writes: false },
  member: { reads: false, writes: false },
  reader: { reads: true, writes: false },
  writer: { reads: true, writes: true },
  author: { reads: true, writes: true },
  moderator: { reads: true, writes: true, staffRole: 'moderator' },
  officer: { reads: true, writes: true, staffRole: 'officer' },
};

/** The author in the contract examples; the other member has the same rights, but owns none of her items. */
const ASHA = 'Mb1asha2Nair3Qx4';
const OTHER_MEMBER = 'Melse00000000001';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // In the examples she is also a moderator; here she is only an author.
  await server.services.db.updateTable('members').set({ staff_role: null }).where('id', '=', ASHA).execute();
  await server.services.db
    .insertInto('members')
    .values({ id: OTHER_MEMBER, name: 'Someone Else', is_reader: true, is_writer: true })
    .execute();
  await server.services.db
    .insertInto('aliases')
    .values({
      id: 'FcOfSomebodyElse',
      owner_seal: aliasSeal(server.services, 'ANONYMOUS', OTHER_MEMBER),
      profile_type: 'ANONYMOUS',
      user_name: 'AnotherKite',
      avatar_seed: 'k-1f3a',
      bio: '',
    })
    .execute();
});
afterAll(() => server.close());

function refusal({ role }: Operation, actor: Actor): string | undefined {
  const { reads, writes, staffRole } = ACTORS[actor];
  if (role === 'visitor') return undefined;
  if (actor === 'visitor') return '401 LOGIN_REQUIRED';
  const has = {
    member: true,
    reader: reads,
    writer: writes,
    moderator: staffRole === 'moderator',
    officer: staffRole !== undefined,
  };
  return has[role] ? undefined : `403 ${role.toUpperCase()}_REQUIRED`;
}

/** A new member each time, so that one operation's side effects do not affect the next. */
async function cookieOf(actor: Actor): Promise<string> {
  if (actor === 'visitor') return '';
  if (actor === 'author') return server.signIn(ASHA);
  const { reads, writes, staffRole } = ACTORS[actor];
  const id = server.services.newId();
  const row = {
    id,
    name: actor,
    is_reader: reads,
    is_writer: writes,
    ...(staffRole && { staff_role: staffRole }),
  };
  await server.services.db.insertInto('members').values(row).execute();
  return server.signIn(id);
}

interface WithExample extends Parameter {
  readonly example?: unknown;
}

function addressOf({ url, parameters }: Operation): string {
  const examples = new Map(
    (parameters as readonly WithExample[]).map(({ name, example }) => [name, example]),
  );
  return url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(examples.get(name) ?? 'x')));
}

const resultOf = async (request: InjectOptions): Promise<string> => {
  const reply = await server.send(request);
  const type = String(reply.headers['content-type'] ?? '');
  return `${reply.statusCode} ${type.includes('problem') ? reply.json().code : ''}`.trim();
};

const bare = (operation: Operation, cookie: string): InjectOptions => ({
  method: operation.method,
  url: addressOf(operation),
  headers: { cookie },
});

/**
 * Operations every member may call by id, because the resource has no single owner: they mark it, join it or act in a
 * staff role. Blocks by another member's id reveal nothing (services/chat/no-oracle.test.ts).
 */
const COMMON: readonly string[] = [
  'noteVisited',
  'setAnswerHelpful',
  'setHelpful',
  'createComment',
  'createReply',
  'setReaction',
  'setNotInterested',
  'setAnswerRequest',
  'setPinned',
  'setChatStatus',
  'unblock',
  'applyForJob',
  // Another member's application stays (services/jobs/applications.test.ts).
  'withdrawApplication',
  // Another member's picture stays (services/media/upload-slots.test.ts).
  'discardPicture',
  // Another member's session stays (services/user/own-sessions.test.ts).
  'revokeSession',
];
/** All other operations with an id are for its owner only; a new operation counts as one until it is listed above. */
const OWNED = OPERATIONS.filter(
  ({ id, url, role, body }) =>
    role !== 'visitor' && url.includes(':') && !isBinary(body?.schema) && !COMMON.includes(id),
);

// Runs first, while no data has been deleted.
describe('ids of another member', () => {
  it('more than 30 operations have an id that belongs to one member', () =>
    expect(OWNED.length).toBeGreaterThan(30));

  it.each(OWNED.map((operation) => [operation.id, operation] as const))(
    '%s gives no access by the id of another member',
    async (_, operation) => {
      const cookie = await server.signIn(OTHER_MEMBER);
      const { url, ...request } = bare(operation, cookie);
      const payload = exampleOf(operation);
      const headers = { ...request.headers, ...headersOf(operation) };
      const result = await resultOf({ ...request, url, headers, ...(payload !== undefined && { payload }) });
      // Deleting a missing resource may respond with 204, as long as the owner still has it.
      if (result === '204' && operation.method === 'DELETE') {
        expect(await isSaved(addressOf(operation))).toBe(true);
      } else expect(result).toMatch(/^(403|404|409|410) /);
    },
  );
});

/** Checks the resource's own URL, or its owner's list where it has no URL. */
async function isSaved(url: string): Promise<boolean> {
  const headers = { cookie: await server.signIn(ASHA) };
  if ((await resultOf({ url, headers })) === '200') return true;
  const [, all = '', id = ''] = /^(.*)\/([^/]+)$/.exec(url) ?? [];
  return (await server.send({ url: all, headers })).body.includes(`"${id}"`);
}

const headersOf = ({ parameters }: Operation): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (parameters as readonly WithExample[])
      .filter(
        (withExample) =>
          withExample.in === 'header' && !withExample['x-ambient'] && withExample.example !== undefined,
      )
      .map(({ name, example }) => [name, String(example)]),
  );

function exampleOf({ id }: Operation): object | undefined {
  for (const { document } of serviceModules(() => {})) {
    for (const item of Object.values(document.paths)) {
      for (const raw of Object.values(item) as RawOperation[]) {
        if (raw.operationId !== id) continue;
        return Object.values(raw.requestBody?.content ?? {})[0]?.example;
      }
    }
  }
  return undefined;
}
interface RawOperation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: object }>> };
}

describe('[R-562][R-563] every operation and its x-role for seven actors', () => {
  it.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    '%s admits exactly the actors its x-role allows',
    async (_, operation) => {
      for (const actor of Object.keys(ACTORS) as Actor[]) {
        const result = await resultOf(bare(operation, await cookieOf(actor)));
        const expected = refusal(operation, actor);
        if (expected) expect([actor, result]).toEqual([actor, expected]);
        else expect([actor, result]).not.toEqual([actor, expect.stringMatching(/^401|^5|[A-Z]+_REQUIRED$/)]);
      }
    },
  );
});

describe('a forged session', () => {
  const closed = OPERATIONS.filter(({ role }) => role !== 'visitor');
  const tokens = ['forged', 'x'.repeat(3000), 'null', '0', '%00', '..', `${ASHA}`, '{"UserId":"1"}'];
  // Two tokens per operation cover all tokens over all operations: the same check guards them all.
  const rows = closed.map((operation, index) => [operation.id, operation, index] as const);
  it.each(rows)('%s refuses a forged session', async (_, operation, index) => {
    for (const token of [tokens[index % tokens.length], tokens[(index + 3) % tokens.length]] as string[]) {
      const cookie = `AT=${token}; UAC_K=1; UAC_I=${ASHA}; usr_data={"UserId":"${ASHA}"}`;
      expect([token.slice(0, 20), await resultOf(bare(operation, cookie))]).toEqual([
        token.slice(0, 20),
        '401 LOGIN_REQUIRED',
      ]);
    }
  });
});

describe('requests that no browser of ours would send', () => {
  it('[R-232] a thousand forwarded addresses in any spelling cause no errors', async () => {
    for (let i = 0; i < 1000; i++) {
      const forwarded =
        i % 3 === 0 ? `203.0.113.${i % 256}` : i % 3 === 1 ? `${'a,'.repeat(i % 40)}::1` : `<${i}>`;
      const reply = await server.send({ url: '/login/providers', headers: { 'x-forwarded-for': forwarded } });
      expect(reply.statusCode).toBe(200);
    }
  });

  it.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
    'signing in or out from %s is refused',
    async (origin) => {
      const cookie = await server.signIn(ASHA);
      const headers = { origin, cookie, clienttype: 'desktop', systemid: 'desktop' };
      const member = { memberId: ASHA };
      const requests: InjectOptions[] = [
        { url: '/logout', headers },
        { method: 'POST', url: '/login/social', payload: {}, headers },
        { method: 'POST', url: '/login/refresh', headers },
        { method: 'POST', url: '/sandbox/session', payload: member, headers },
      ];
      for (const request of requests) expect(await resultOf(request)).toBe('403 FOREIGN_ORIGIN');
      expect(
        (await server.send({ url: '/user-services/user/profile', headers: { cookie } })).statusCode,
      ).toBe(200);
    },
  );
});
