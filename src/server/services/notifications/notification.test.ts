import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourOf } from '../feed/cut-to-hour';
import { tellEndedPolls } from './tell-ended-polls';
import { type Person, startTalkingWorld, type TalkingWorld } from './testing';

let world: TalkingWorld;
let me: Person;
let other: Person;
let now = Date.parse('2026-11-20T05:40:00.000Z');
beforeAll(async () => {
  world = await startTalkingWorld({ now: () => new Date(now) });
});
afterAll(() => world.close());
beforeEach(async () => {
  me = await world.person('Tara');
  other = await world.person('Vikram');
});

const titles = async (who = me) =>
  (await world.heard(who)).map(({ variantId, data }) => `${variantId}: ${data.title}`);
const ask = (who = me, change = {}) => world.post(who.faces.ANONYMOUS, change);
const said = async (who: Person, postId: string, text = 'Said') =>
  (await world.comment(who, postId, text)).body.commentId as string;

describe('notices', () => {
  it('[R-684][R-697][R-260][R-264] an answer and a reply notify the author they respond to, with a link', async () => {
    const question = await ask(me, { kind: 'QUESTION', title: 'Is it legal?' });
    const answer = await said(other, question, 'It is not.');
    await world.reply(me, answer, 'Thank you.');
    const [mine] = await world.heard(me);
    expect(mine).toMatchObject({
      status: 0,
      variantId: 'answer',
      created: '2026-11-20T05:00:00.000Z',
      data: { title: 'Your question has a new answer', body: 'Is it legal?', cta: `/p/${question}` },
    });
    expect(Object.keys(mine?.data ?? {}).sort()).toEqual(
      'avatar body cta ctaImage ctaText ctaType icon nativeInfo title trackingData'.split(' '),
    );
    expect(await titles(other)).toEqual(['reply: You have a new reply']);
  });

  it('members are notified neither of their own actions nor of hidden content', async () => {
    const post = await ask();
    await said(me, post);
    await said(other, post, 'Call me on 9876543210 or write to me@example.com, idiot bastard');
    expect(await titles()).toEqual([]);
  });

  it('the notification response does not reveal who acted', async () => {
    const post = await ask(other);
    await said(me, post, 'My very own words');
    const { body } = await world.ask(
      'GET',
      '/notification-services/v1/notifications?platform=phone',
      other.cookie,
    );
    const { user_name } = await world.services.db
      .selectFrom('faces')
      .select('user_name')
      .where('id', '=', me.faces.ANONYMOUS)
      .executeTakeFirstOrThrow();
    for (const telling of [user_name, me.faces.ANONYMOUS, me.memberId, 'My very own words'])
      expect(JSON.stringify(body)).not.toContain(telling);
    expect(body).toHaveLength(1);
  });

  it('[R-577] visitors get no notifications', async () => {
    const reply = await world.send({ url: '/notification-services/v1/notifications?platform=phone' });
    expect(reply.statusCode).toBe(401);
  });

  it('a repeated event updates the unread notice and makes it unseen again', async () => {
    const post = await ask();
    await said(other, post);
    const [first] = await world.heard(me);
    await world.mark(me, { action: 'View', notificationIds: [first?.notificationId] });
    await said(await world.person('Third'), post);
    const again = await world.heard(me);
    expect(again.map(({ status, data }) => [status, data.title])).toEqual([[0, 'You have 2 new replies']]);
    await world.mark(me, { action: 'Read', notificationIds: [first?.notificationId] });
    await said(await world.person('Fourth'), post);
    expect((await world.heard(me)).map(({ status }) => status)).toEqual([0, 2]);
  });

  it('votes are notified at ten, and not again for the same ten', async () => {
    const post = await ask(me, { up: 8 });
    await world.vote(await world.person('Nine'), post);
    expect(await titles()).toEqual([]);
    await world.vote(other, post);
    await world.vote(other, post, 'NONE');
    await world.vote(other, post);
    expect(await titles()).toEqual(['vote-milestone: 10 people found what you wrote helpful']);
    const [told] = await world.heard(me);
    await world.mark(me, { action: 'Read', notificationIds: [told?.notificationId] });
    await world.vote(other, post, 'NONE');
    await world.vote(other, post);
    expect(await titles()).toHaveLength(1);
  });

  it('a mention notifies the member with that chosen name, and a shared designation notifies no member', async () => {
    const { db } = world.services;
    const rename = (id: string, user_name: string) =>
      db.updateTable('faces').set({ user_name }).where('id', '=', id).execute();
    await rename(me.faces.ANONYMOUS, 'Tara_Speaks');
    await rename(me.faces.DESIGNATION, 'Nurse');
    const post = await ask(await world.person('Third'));
    await said(other, post, 'As @Tara_Speaks and a @Nurse said');
    expect(await titles()).toEqual(['mention: Someone mentioned you']);
  });

  it('the end of a poll is notified once to its author and not to its voters', async () => {
    const { db } = world.services;
    const post = await ask(me, { kind: 'POLL' });
    await db
      .insertInto('polls')
      .values({ post_id: post, ends_at: hourOf(new Date(now + 3_600_000)) })
      .execute();
    await db.insertInto('poll_options').values({ post_id: post, option_id: 1, text: 'Yes' }).execute();
    await world.call('/v1/poll/vote', { postId: post, optionId: 1 }, other.cookie);
    await tellEndedPolls(world.services);
    expect([await titles(me), await titles(other)]).toEqual([[], []]);
    now += 2 * 3_600_000;
    await tellEndedPolls(world.services);
    await tellEndedPolls(world.services);
    const told = 'poll-result: Your poll has ended. See the results.';
    expect([await titles(me), await titles(other)]).toEqual([[told], []]);
  });

  it('notices about deleted content are no longer listed', async () => {
    const post = await ask();
    await said(other, post);
    await world.services.db.updateTable('posts').set({ status: 'DELETED' }).where('id', '=', post).execute();
    expect(await titles()).toEqual([]);
  });

  it('an event that is rolled back creates no notification', async () => {
    const post = await ask();
    const { db, newId } = world.services;
    const { tell } = await import('./tell');
    await expect(
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('comments')
          .values({
            id: `Un${newId()}`,
            post_id: post,
            face_id: other.faces.ANONYMOUS,
            text: 'x',
            created_at: hourOf(new Date(now)),
          })
          .execute();
        const { id } = await transaction
          .selectFrom('comments')
          .select('id')
          .where('post_id', '=', post)
          .executeTakeFirstOrThrow();
        await tell(world.services, transaction, { kind: 'commented', commentId: id });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await titles()).toEqual([]);
  });
});

describe('seen and read notifications', () => {
  const told = async () => {
    await said(other, await ask());
    return (await world.heard(me))[0]?.notificationId ?? '';
  };
  const status = async () => (await world.heard(me)).map((one) => one.status);

  it('[R-698][R-699][R-261][R-262][R-263] View marks a notification seen, Read marks it read, and neither goes back', async () => {
    const id = await told();
    const view = { action: 'View', notificationIds: [id] };
    expect((await world.mark(me, view)).body).toEqual([{ notificationId: id, status: 1 }]);
    expect(await status()).toEqual([1]);
    await world.mark(me, { action: 'Read', notificationIds: [id] });
    expect((await world.mark(me, view)).body).toEqual([{ notificationId: id, status: 2 }]);
    expect(await status()).toEqual([2]);
  });

  it('members can neither mark nor mute notifications of others, nor learn whether they exist', async () => {
    const id = await told();
    expect((await world.mark(other, { action: 'Read', notificationIds: [id] })).body).toEqual([]);
    const foreign = await world.mute(other, id);
    const made = await world.mute(other, 'Nt00000000000000');
    expect([foreign.status, made.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(made.body);
    expect(await status()).toEqual([0]);
  });

  it('[R-700] opening a pushed message marks it read, and only with the key that was sent', async () => {
    const { clickKey } = await import('./push-click');
    const id = await told();
    await world.mark(me, { action: 'WebPushClick', k: id });
    expect(await status()).toEqual([0]);
    await world.mark(other, { action: 'WebPushClick', k: clickKey(world.services, id) });
    expect(await status()).toEqual([0]);
    await world.mark(me, { action: 'WebPushClick', k: clickKey(world.services, id) });
    expect(await status()).toEqual([2]);
  });

  it('a muted thread adds no notifications until it is unmuted', async () => {
    const post = await ask();
    await said(other, post);
    const [notice] = await world.heard(me);
    await world.mute(me, notice?.notificationId ?? '');
    expect((await world.heard(me))[0]?.isMuted).toBe(true);
    await said(await world.person('Third'), post);
    expect(await titles()).toEqual(['reply: You have a new reply']);
    await world.mute(me, notice?.notificationId ?? '', false);
    await said(await world.person('Fourth'), post);
    expect(await titles()).toEqual(['reply: You have 2 new replies']);
  });

  it('a kind that the member has turned off is not listed', async () => {
    await world.wish(me, { kinds: [{ kind: 'reply', list: false, push: 'OFF', email: 'OFF' }] });
    await said(other, await ask());
    await said(other, await ask(me, { kind: 'QUESTION' }));
    expect(await titles()).toEqual(['answer: Your question has a new answer']);
  });
});
