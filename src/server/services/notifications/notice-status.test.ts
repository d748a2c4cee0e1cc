import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CommentsEnvironment, type Person, startCommentsEnvironment } from './testing';

let env: CommentsEnvironment;
let me: Person;
let other: Person;
const now = Date.parse('2026-11-20T05:40:00.000Z');
beforeAll(async () => {
  env = await startCommentsEnvironment({ now: () => new Date(now) });
});
afterAll(() => env.close());
beforeEach(async () => {
  me = await env.person('Tara');
  other = await env.person('Vikram');
});

const titles = async (person = me) =>
  (await env.received(person)).map(({ variantId, data }) => `${variantId}: ${data.title}`);
const ask = (person = me, change = {}) => env.post(person.aliases.ANONYMOUS, change);
const message = async (person: Person, postId: string, text = 'Said') =>
  (await env.comment(person, postId, text)).body.commentId as string;

describe('seen and read notifications', () => {
  const listener = async () => {
    await message(other, await ask());
    return (await env.received(me))[0]?.notificationId ?? '';
  };
  const status = async () => (await env.received(me)).map((item) => item.status);

  it('[R-698][R-699][R-261][R-262][R-263] View marks a notification seen, Read marks it read, and neither goes back', async () => {
    const id = await listener();
    const view = { action: 'View', notificationIds: [id] };
    expect((await env.mark(me, view)).body).toEqual([{ notificationId: id, status: 1 }]);
    expect(await status()).toEqual([1]);
    await env.mark(me, { action: 'Read', notificationIds: [id] });
    expect((await env.mark(me, view)).body).toEqual([{ notificationId: id, status: 2 }]);
    expect(await status()).toEqual([2]);
  });

  it('marking notices of both aliases at once leaves no transaction number that links the aliases', async () => {
    const posts = [await ask(me), await env.post(me.aliases.DESIGNATION)];
    for (const post of posts) await message(other, post);
    const ids = (await env.received(me)).map(({ notificationId }) => notificationId);
    await env.mark(me, { action: 'Read', notificationIds: ids });
    expect(await status()).toEqual([2, 2]);
    const { rows } = await env.database.pool.query<{ recipient: string; number: string }>(
      'select recipient_seal as recipient, xmin::text as number from notices where id = any($1)',
      [ids],
    );
    expect([rows.length, new Set(rows.map(({ number }) => number)).size]).toEqual([2, 2]);
  });

  it('members can neither mark nor mute notifications of others, nor learn whether they exist', async () => {
    const id = await listener();
    expect((await env.mark(other, { action: 'Read', notificationIds: [id] })).body).toEqual([]);
    const foreign = await env.mute(other, id);
    const made = await env.mute(other, 'Nt00000000000000');
    expect([foreign.status, made.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(made.body);
    expect(await status()).toEqual([0]);
  });

  it('[R-700] opening a pushed message marks it read, and only with the key that was sent', async () => {
    const { clickKey } = await import('./push-click');
    const id = await listener();
    await env.mark(me, { action: 'WebPushClick', k: id });
    expect(await status()).toEqual([0]);
    await env.mark(other, { action: 'WebPushClick', k: clickKey(env.services, id) });
    expect(await status()).toEqual([0]);
    await env.mark(me, { action: 'WebPushClick', k: clickKey(env.services, id) });
    expect(await status()).toEqual([2]);
  });

  it('a muted thread adds no notifications until it is unmuted', async () => {
    const post = await ask();
    await message(other, post);
    const [notice] = await env.received(me);
    await env.mute(me, notice?.notificationId ?? '');
    expect((await env.received(me))[0]?.isMuted).toBe(true);
    await message(await env.person('Third'), post);
    expect(await titles()).toEqual(['reply: Someone commented on your post “A title”']);
    await env.mute(me, notice?.notificationId ?? '', false);
    await message(await env.person('Fourth'), post);
    expect(await titles()).toEqual(['reply: 2 new comments on your post “A title”']);
  });

  it('a kind that the member has turned off is not listed', async () => {
    await env.query(me, { kinds: [{ kind: 'reply', list: false, push: 'OFF', email: 'OFF' }] });
    await message(other, await ask());
    await message(other, await ask(me, { kind: 'QUESTION' }));
    expect(await titles()).toEqual(['answer: Your question “A title” has a new answer']);
  });
});
