import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestEnvironment, type TestEnvironment } from './testing';

const NOW = new Date('2026-11-20T12:34:56.789Z');
let now = NOW;
let env: TestEnvironment;
let author: Person;
let other: Person;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => now });
  author = await env.person('Author');
  other = await env.person('Other');
});
afterAll(() => env.close());

const created = (change: object = {}): Promise<string> =>
  env.post(author.aliases.ANONYMOUS, { community_id: 42, ...change });

describe('reader actions on a post', () => {
  it('[R-571][R-609] a report counts once per member and is rejected for the member’s content', async () => {
    const id = await created();
    const report = (reason: string, person: Person) =>
      env.write(
        'POST',
        '/v1/report',
        { resourceId: id, resourceType: 'POST', reason, note: '' },
        person.cookie,
      );
    expect([(await report('SPAM', other)).status, (await report('ABUSE', other)).status]).toEqual([204, 204]);
    expect((await report('SPAM', author)).body.code).toBe('OWN_CONTENT_REPORTED');
    const saved = await env.services.db
      .selectFrom('reports')
      .select('reason')
      .where('resource_id', '=', id)
      .execute();
    expect(saved).toEqual([{ reason: 'ABUSE' }]);
  });

  it('[R-574][R-632] a post marked as not interesting leaves the feed of the member, and can return', async () => {
    const id = await created();
    const set = (wanted: boolean) =>
      env.write('POST', `/v1/post/${id}/not-interested`, { wanted }, other.cookie);
    const inFeed = async (cookie?: string) =>
      (await env.get('/v3/feed?feedType=PERSONALIZED&sort=LATEST&limit=50', cookie)).body.items.some(
        ({ postId }: { postId: string }) => postId === id,
      );
    await set(true);
    await set(true);
    expect([await inFeed(other.cookie), await inFeed(author.cookie), await inFeed()]).toEqual([
      false,
      true,
      true,
    ]);
    await set(false);
    expect(await inFeed(other.cookie)).toBe(true);
  });

  it('[R-575][R-632] an answer request counts once per member, and for questions only', async () => {
    const id = await created({ kind: 'QUESTION' });
    const ask = (wanted: boolean) =>
      env.write('POST', `/v1/post/${id}/request-answer`, { wanted }, other.cookie);
    expect((await ask(true)).body).toEqual({ requests: 1, wanted: true });
    expect((await ask(true)).body).toEqual({ requests: 1, wanted: true });
    expect((await ask(false)).body).toEqual({ requests: 0, wanted: false });
    const plain = await created();
    const reply = await env.write('POST', `/v1/post/${plain}/request-answer`, { wanted: true }, other.cookie);
    expect(reply.status).toBe(404);
  });

  it('[R-632] an author cannot raise the number of members who want an answer to their own question', async () => {
    const id = await created({ kind: 'QUESTION' });
    const ask = (wanted: boolean, { cookie } = author) =>
      env.write('POST', `/v1/post/${id}/request-answer`, { wanted }, cookie);
    expect(await ask(true)).toMatchObject({ status: 403, body: { code: 'OWN_POST' } });
    expect((await ask(true, other)).body).toEqual({ requests: 1, wanted: true });
    expect((await ask(false)).body).toEqual({ requests: 1, wanted: false });
  });
});

describe('the rephrasing service', () => {
  const ask = (draftId: string, description = 'why do they not pay the bonus this year') =>
    env.write('POST', '/v2/post/rephrase', { title: '', description, draftId }, author.cookie);
  const outcome = async (...values: Parameters<typeof ask>) => (await ask(...values)).body.responseType;

  it('[R-589][R-446] rephrasing is limited to three per draft and twenty per day, and junk does not count', async () => {
    expect((await ask('draft-one')).body.description).toBe('Why do they not pay the bonus this year?');
    expect(await outcome('draft-one', 'asdfgh qwrtyp zxcvbn mnbvcx')).toBe('JUNK');
    expect([await outcome('draft-one'), await outcome('draft-one'), await outcome('draft-one')]).toEqual([
      'VALID',
      'VALID',
      'POST_LIMIT_EXCEEDED',
    ]);
    for (let position = 0; position < 17; position++)
      expect(await outcome(`draft-many-${position}`)).toBe('VALID');
    expect(await outcome('draft-last')).toBe('USER_LIMIT_EXCEEDED');
    now = new Date(NOW.getTime() + 12 * 3_600_000);
    expect(await outcome('draft-last')).toBe('VALID');
    now = NOW;
    expect((await ask('draft-short', 'too short')).status).toBe(422);
  });

  it('[R-446] the server says that it only tidies up, and a text that is tidy already uses up no attempt', async () => {
    expect((await env.get('/v2/post/rephrase')).body).toEqual({ method: 'TIDY_UP' });
    const tidy = 'Why do they not pay the bonus this year?';
    now = new Date(NOW.getTime() + 12 * 3_600_000);
    for (let time = 0; time < 4; time++) expect(await outcome('draft-tidy', tidy)).toBe('UNCHANGED');
    expect(await outcome('draft-tidy')).toBe('VALID');
    now = NOW;
  });
});
