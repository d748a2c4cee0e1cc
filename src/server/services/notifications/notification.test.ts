import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourOf } from '../shared/cut-to-hour';
import { notifyEndedPolls } from './notify-ended-polls';
import { type CommentsEnvironment, type Person, startCommentsEnvironment } from './testing';

let env: CommentsEnvironment;
let me: Person;
let other: Person;
let now = Date.parse('2026-11-20T05:40:00.000Z');
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

describe('notices', () => {
  it('[R-684][R-697][R-260][R-264] an answer and a reply notify the author they respond to, with a link', async () => {
    const question = await ask(me, { kind: 'QUESTION', title: 'Is it legal?' });
    const answer = await message(other, question, 'It is not.');
    await env.reply(me, answer, 'Thank you.');
    const [mine] = await env.received(me);
    expect(mine).toMatchObject({
      status: 0,
      variantId: 'answer',
      created: '2026-11-20T05:00:00.000Z',
      about: { item: 'QUESTION', name: 'Is it legal?', count: 1 },
      data: { title: 'Your question “Is it legal?” has a new answer', body: '', cta: `/p/${question}` },
    });
    expect(Object.keys(mine?.data ?? {}).sort()).toEqual(
      'avatar body cta ctaImage ctaText ctaType icon nativeInfo title trackingData'.split(' '),
    );
    expect(await titles(other)).toEqual(['reply: Someone replied to your comment in “Is it legal?”']);
  });

  it('members get no notification about their actions or hidden content', async () => {
    const post = await ask();
    await message(me, post);
    await message(other, post, 'Call me on 9876543210 or write to me@example.com, idiot bastard');
    expect(await titles()).toEqual([]);
  });

  it('the notification response does not reveal who acted', async () => {
    const post = await ask(other);
    await message(me, post, 'My very own words');
    const { body } = await env.ask(
      'GET',
      '/notification-services/v1/notifications?platform=phone',
      other.cookie,
    );
    const { user_name } = await env.services.db
      .selectFrom('aliases')
      .select('user_name')
      .where('id', '=', me.aliases.ANONYMOUS)
      .executeTakeFirstOrThrow();
    for (const submission of [user_name, me.aliases.ANONYMOUS, me.memberId, 'My very own words'])
      expect(JSON.stringify(body)).not.toContain(submission);
    expect(body).toHaveLength(1);
  });

  it('[R-577] visitors get no notifications', async () => {
    const reply = await env.send({ url: '/notification-services/v1/notifications?platform=phone' });
    expect(reply.statusCode).toBe(401);
  });

  it('a repeated event updates the unread notice and makes it unseen again', async () => {
    const post = await ask();
    await message(other, post);
    const [first] = await env.received(me);
    await env.mark(me, { action: 'View', notificationIds: [first?.notificationId] });
    await message(await env.person('Third'), post);
    const again = await env.received(me);
    expect(again.map(({ status, data }) => [status, data.title])).toEqual([
      [0, '2 new comments on your post “A title”'],
    ]);
    await env.mark(me, { action: 'Read', notificationIds: [first?.notificationId] });
    await message(await env.person('Fourth'), post);
    expect((await env.received(me)).map(({ status }) => status)).toEqual([0, 2]);
  });

  it('comments on a post and replies to its author’s own comment below it are counted separately', async () => {
    const post = await ask(me, { title: 'Notice period' });
    const mine = await message(me, post);
    await env.reply(other, mine, 'One');
    await env.reply(await env.person('Third'), mine, 'Two');
    await message(other, post);
    expect(await titles()).toEqual([
      'reply: Someone commented on your post “Notice period”',
      'reply: 2 new replies to your comment in “Notice period”',
    ]);
  });

  it('a long post is named by its start', async () => {
    const post = await ask(me, { title: '', content: `${'Salary talk '.repeat(40)}end` });
    await message(other, post);
    const [title = ''] = await titles();
    expect(title).toMatch(/^reply: Someone commented on your post “Salary talk .*…”$/);
    expect(title.length).toBeLessThan(140);
  });

  it('votes are notified at ten, and not again for the same ten', async () => {
    const post = await ask(me, { up: 8 });
    await env.vote(await env.person('Nine'), post);
    expect(await titles()).toEqual([]);
    await env.vote(other, post);
    await env.vote(other, post, 'NONE');
    await env.vote(other, post);
    expect(await titles()).toEqual(['vote-milestone: 10 people upvoted your post “A title”']);
    const [contribution] = await env.received(me);
    await env.mark(me, { action: 'Read', notificationIds: [contribution?.notificationId] });
    await env.vote(other, post, 'NONE');
    await env.vote(other, post);
    expect(await titles()).toHaveLength(1);
  });

  it('a mention notifies the member with that chosen name, and a shared designation notifies no member', async () => {
    const { db } = env.services;
    const rename = (id: string, user_name: string) =>
      db.updateTable('aliases').set({ user_name }).where('id', '=', id).execute();
    await rename(me.aliases.ANONYMOUS, 'Tara_Speaks');
    await rename(me.aliases.DESIGNATION, 'Nurse');
    const post = await ask(await env.person('Third'));
    await message(other, post, 'As @Tara_Speaks and a @Nurse said');
    expect(await titles()).toEqual(['mention: Someone mentioned you in “A title”']);
  });

  it('the end of a poll is notified once to its author and not to its voters', async () => {
    const { db } = env.services;
    const post = await ask(me, { kind: 'POLL' });
    await db
      .insertInto('polls')
      .values({ post_id: post, ends_at: hourOf(new Date(now + 3_600_000)) })
      .execute();
    await db.insertInto('poll_options').values({ post_id: post, option_id: 1, text: 'Yes' }).execute();
    await env.call('/v1/poll/vote', { postId: post, optionId: 1 }, other.cookie);
    await notifyEndedPolls(env.services);
    expect([await titles(me), await titles(other)]).toEqual([[], []]);
    now += 2 * 3_600_000;
    await notifyEndedPolls(env.services);
    await notifyEndedPolls(env.services);
    const text = 'poll-result: Your poll “A title” has ended. See the results.';
    expect([await titles(me), await titles(other)]).toEqual([[text], []]);
  });

  it('notices about deleted content are no longer listed', async () => {
    const post = await ask();
    await message(other, post);
    await env.services.db.updateTable('posts').set({ status: 'DELETED' }).where('id', '=', post).execute();
    expect(await titles()).toEqual([]);
  });

  it('an event that is rolled back creates no notification', async () => {
    const post = await ask();
    const { db, newId } = env.services;
    const { sendNotification: listener } = await import('./notify');
    await expect(
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('comments')
          .values({
            id: `Un${newId()}`,
            post_id: post,
            alias_id: other.aliases.ANONYMOUS,
            text: 'x',
            created_at: hourOf(new Date(now)),
          })
          .execute();
        const { id } = await transaction
          .selectFrom('comments')
          .select('id')
          .where('post_id', '=', post)
          .executeTakeFirstOrThrow();
        await listener(env.services, transaction, { kind: 'commented', commentId: id });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await titles()).toEqual([]);
  });
});
