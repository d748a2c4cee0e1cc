import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestEnvironment, type TestEnvironment } from './testing';

const ROLES = ['visitor', 'member', 'reader', 'writer', 'author', 'moderator'] as const;
type Role = (typeof ROLES)[number];
/** The author of the post, the others by what they may do. */
type People = Readonly<Record<Exclude<Role, 'visitor'>, Person>>;

let env: TestEnvironment;
let people: People;
beforeAll(async () => {
  env = await startTestEnvironment();
  people = {
    member: await person({ is_reader: false, is_writer: false }),
    reader: await person({ is_writer: false }),
    writer: await person({}),
    author: await person({}),
    moderator: await person({ staff_role: 'moderator' }),
  };
});
afterAll(() => env.close());

type Rights = Partial<Record<'is_reader' | 'is_writer', boolean>> & { readonly staff_role?: 'moderator' };

async function person(rights: Rights): Promise<Person> {
  const made = await env.person('Person');
  if (Object.keys(rights).length > 0)
    await env.services.db.updateTable('members').set(rights).where('id', '=', made.memberId).execute();
  return made;
}

const alias = { profileType: 'ANONYMOUS' };
const NEW_POST = {
  ...alias,
  title: 'Which shift is the quiet one',
  content: 'A text.',
  community: { type: 'TOPIC', entityId: 42 },
  media: [],
  poll: null,
  salaryIds: [],
};
const DECISION = { resourceType: 'POST', decision: 'HIDE', rule: 'A1', text: 'Please say it politely.' };

interface Action {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: (id: string) => string;
  readonly payload?: (id: string) => object;
  readonly may: readonly Role[];
}

const ALL = ROLES;
const LOGGED_IN = ROLES.filter((role) => role !== 'visitor');
const READERS = LOGGED_IN.filter((role) => role !== 'member');
const WRITERS = READERS.filter((role) => role !== 'reader');
const others = (roles: readonly Role[]) => roles.filter((role) => role !== 'author');
const feed = (path: string) => `/feed-services${path}`;

const ACTIONS: Readonly<Record<string, Action>> = {
  read: { method: 'GET', path: (id) => feed(`/v1/feed/${id}`), may: ALL },
  share: {
    method: 'POST',
    path: () => feed('/v1/share'),
    payload: (resourceId) => ({ resourceId }),
    may: ALL,
  },
  follow: {
    method: 'POST',
    path: () => feed('/v1/community/join'),
    payload: () => ({ type: 'TOPIC', entityId: 42 }),
    may: LOGGED_IN,
  },
  report: {
    method: 'POST',
    path: () => feed('/v1/report'),
    payload: (resourceId) => ({ resourceId, resourceType: 'POST', reason: 'SPAM', note: '' }),
    may: others(READERS),
  },
  vote: {
    method: 'POST',
    path: () => feed('/v1/vote'),
    payload: (resourceId) => ({ resourceId, resourceType: 'POST', voteType: 'UP' }),
    may: others(READERS),
  },
  'not interested': {
    method: 'POST',
    path: (id) => feed(`/v1/post/${id}/not-interested`),
    payload: () => ({ wanted: true }),
    may: READERS,
  },
  'request answer': {
    method: 'POST',
    path: (id) => feed(`/v1/post/${id}/request-answer`),
    payload: () => ({ wanted: true }),
    may: others(READERS),
  },
  create: { method: 'POST', path: () => feed('/v2/post'), payload: () => NEW_POST, may: WRITERS },
  reply: {
    method: 'POST',
    path: (id) => feed(`/v1/post/${id}/comment`),
    payload: () => ({ ...alias, text: 'The early one.' }),
    may: WRITERS,
  },
  edit: {
    method: 'PATCH',
    path: (id) => feed(`/v2/post/${id}`),
    payload: () => ({ title: 'Which shift is quiet?', content: 'A text.' }),
    may: ['author'],
  },
  delete: { method: 'DELETE', path: (id) => feed(`/v2/post/${id}`), may: ['author'] },
  hide: {
    method: 'POST',
    path: () => '/moderation-services/v1/decision',
    payload: (resourceId) => ({ ...DECISION, resourceId }),
    may: ['moderator'],
  },
};

const CELLS = Object.entries(ACTIONS).flatMap(([name, action]) =>
  ROLES.map((role) => [name, role, action.may.includes(role) ? 'accepted' : 'refused', action] as const),
);

/** The status and code of the response. */
async function act(role: Role, { method, path, payload }: Action) {
  const id = await env.post(people.author.aliases.ANONYMOUS, { kind: 'QUESTION', community_id: 42 });
  const cookie = role === 'visitor' ? undefined : people[role].cookie;
  const reply = await env.send({
    method,
    url: path(id),
    headers: { 'idempotency-key': env.services.newId(), ...(cookie !== undefined && { cookie }) },
    ...(payload && { payload: payload(id) }),
  });
  return { status: reply.statusCode, code: reply.statusCode < 400 ? undefined : reply.json().code };
}

describe('[R-576] the actions on a post', () => {
  it.each(CELLS)('the action “%s” of a user who is %s is %s', async (_, role, outcome, action) => {
    const { status, code } = await act(role, action);
    if (outcome === 'accepted') return expect([status < 300, code]).toEqual([true, undefined]);
    if (role === 'visitor') return expect([status, code]).toEqual([401, 'LOGIN_REQUIRED']);
    return expect([status, code]).toEqual([403, expect.any(String)]);
  });
});
