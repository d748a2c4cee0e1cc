import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../src/server/services/posts/testing';
import { makeModerator } from '../../src/server/testing/make-moderator';
import { startUntraceable, type UntraceableEnvironment } from '../support/untraceable';

/** An author changes or deletes what a moderator removed. */

let env: UntraceableEnvironment;
let moderator: Person;
beforeAll(async () => {
  env = await startUntraceable();
  moderator = await env.person('Moderator');
  await makeModerator(env.services.db, moderator.memberId);
});
afterAll(() => env.close());

type Type = 'POST' | 'COMMENT';

const asModerator = (method: 'GET' | 'POST', path: string, payload?: object) =>
  env.send({
    method,
    url: `/moderation-services/v1/${path}`,
    headers: { cookie: moderator.cookie },
    ...(payload && { payload }),
  });
const hide = (resourceType: Type, resourceId: string) =>
  asModerator('POST', 'decision', {
    resourceType,
    resourceId,
    decision: 'HIDE',
    rule: 'P1',
    text: 'It names someone.',
  });
const waiting = async (): Promise<readonly string[]> =>
  (await asModerator('GET', 'queue')).json().map((item: { resourceId: string }) => item.resourceId);

const write = {
  POST: ({ aliases }: Person) => env.post(aliases.ANONYMOUS),
  COMMENT: async ({ aliases }: Person) =>
    env.comment(aliases.ANONYMOUS, await env.post((await env.person('Other')).aliases.ANONYMOUS)),
};
const INSULT = 'My boss is a bastard.';
const edit = {
  POST: (id: string, { cookie }: Person) =>
    env.write('PATCH', `/v2/post/${id}`, { title: 'A title', content: INSULT }, cookie),
  COMMENT: (id: string, { cookie }: Person) =>
    env.write('PATCH', `/v1/comment/${id}`, { text: INSULT }, cookie),
};
const remove = {
  POST: (id: string, { cookie }: Person) => env.write('DELETE', `/v2/post/${id}`, undefined, cookie),
  COMMENT: (id: string, { cookie }: Person) => env.write('DELETE', `/v1/comment/${id}`, undefined, cookie),
};

it.each(['POST', 'COMMENT'] as const)(
  'an insult added to a removed %s does not bring it back to the moderators',
  async (type) => {
    const author = await env.person('Author');
    const id = await write[type](author);
    expect((await hide(type, id)).statusCode).toBe(204);
    expect((await edit[type](id, author)).status).toBe(200);
    expect(await waiting()).not.toContain(id);
  },
);

const tokensOf = async ({ cookie }: Person) => {
  const [key] = (await env.own('GET', 'offer', cookie)).body.keys;
  const requests = [{ keyId: key.keyId, blinded: ['A'.repeat(342)] }];
  return (await env.own('POST', 'batch', cookie, { requests })).body;
};

it.each([
  ['POST', 'edits', edit],
  ['POST', 'deletes', remove],
  ['COMMENT', 'edits', edit],
  ['COMMENT', 'deletes', remove],
] as const)(
  'a member who had three texts removed, a %s each, and %s them still gets no tokens',
  async (type, _, change) => {
    const author = await env.employee('Author');
    for (let text = 0; text < 3; text += 1) {
      const id = await write[type](author);
      await hide(type, id);
      expect([200, 204]).toContain((await change[type](id, author)).status);
    }
    expect(await tokensOf(author)).toMatchObject({ code: 'TOKENS_WITHHELD' });
  },
);
