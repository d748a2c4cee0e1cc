import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeModerator } from '../../../testing/make-moderator';
import { aPhoto, uploadPhoto } from '../../companies/testing';
import type { NewUser } from '../account/testing';
import { aliasSeal } from '../account/viewer';
import {
  DECEMBER,
  JANUARY,
  NOVEMBER,
  REVIEWS,
  type RewardEnvironment,
  startRewardEnvironment,
} from './testing';

let env: RewardEnvironment;
let me: NewUser;
let other: NewUser;
beforeAll(async () => {
  env = await startRewardEnvironment();
});
afterAll(() => env.server.close());
beforeEach(async () => {
  env.setDate(NOVEMBER);
  me = await env.join();
  other = await env.join('Vikram Rao');
  await env.server.services.db.updateTable('members').set({ is_reader: true }).execute();
});

const pointsOn = async (date: Date, user = me): Promise<number> => {
  env.setDate(date);
  return (await env.rewardsOf(user)).points;
};

describe('[R-045] points', () => {
  it('points arrive on the first day of the next month, as one sum, and only for their member', async () => {
    await env.contribute.review(me);
    await env.contribute.salary(me);
    await env.contribute.benefits(me);
    expect(await env.rewardsOf(me)).toMatchObject({ points: 0, payouts: [], nextPayoutOn: '2026-12-01' });
    env.setDate(DECEMBER);
    expect(await env.rewardsOf(me)).toMatchObject({
      points: 180,
      payouts: [{ paidOn: '2026-12-01', points: 180 }],
      nextPayoutOn: '2027-01-01',
    });
    expect(await pointsOn(DECEMBER, other)).toBe(0);
  });

  it('points of an interview arrive in the next quarter, because the month in which it was submitted is not stored', async () => {
    await env.contribute.interview(me);
    expect(await pointsOn(DECEMBER)).toBe(0);
    expect(await pointsOn(JANUARY)).toBe(100);
  });

  it('points are the same for one star and for five', async () => {
    await env.contribute.review(me, { overall: 1 });
    await env.contribute.review(other, { overall: 5 });
    expect(await pointsOn(DECEMBER, me)).toBe(100);
    expect(await pointsOn(DECEMBER, other)).toBe(100);
  });

  it('points are lost when the member deletes the contribution', async () => {
    const id = await env.contribute.review(me);
    expect(await pointsOn(DECEMBER)).toBe(100);
    await env.send(me, 'DELETE', `${REVIEWS}/${id}`);
    expect(await pointsOn(DECEMBER)).toBe(0);
  });

  it('points are lost when a moderator removes the contribution, and return when it is restored', async () => {
    const id = await env.contribute.review(me);
    const { db } = env.server.services;
    await makeModerator(db, other.id);
    const report = { resourceType: 'REVIEW', resourceId: id };
    await env.send(other, 'POST', '/feed-services/v1/report', {
      ...report,
      reason: 'PERSONAL_DETAILS',
      note: '',
    });
    const decision = { ...report, decision: 'HIDE', rule: 'P1', text: 'It names someone.' };
    expect((await env.send(other, 'POST', '/moderation-services/v1/decision', decision)).status).toBeLessThan(
      300,
    );
    expect(await pointsOn(DECEMBER)).toBe(0);
    await db.updateTable('company_reviews').set({ status: 'LIVE' }).where('id', '=', id).execute();
    expect(await pointsOn(DECEMBER)).toBe(100);
  });

  it('points count up to five photos of a company', async () => {
    const photos = [];
    for (let count = 0; count < 6; count++) {
      const { key } = (await uploadPhoto(env.server, me.cookie, await aPhoto().jpeg().toBuffer())).json();
      photos.push({ fileKey: key, album: 'food', caption: 'Lunch' });
    }
    const url = '/company-services/v1/own-photos';
    expect((await env.send(me, 'POST', url, { companyName: 'Zentrix Labs', photos })).status).toBe(201);
    expect(await pointsOn(DECEMBER)).toBe(50);
  });
});

describe('[R-045] points for answers', () => {
  /** An answer to a question of this member that readers found insightful. */
  async function answered(asker: NewUser, insightful: number): Promise<void> {
    const { db } = env.server.services;
    const { post } = await asker.write(env.server, 'A question', 'Its text');
    await db.updateTable('posts').set({ kind: 'QUESTION' }).where('id', '=', post).execute();
    const { comment } = await me.write(env.server, 'Elsewhere', 'Its text');
    await db
      .updateTable('comments')
      .set({ post_id: post, number: 2, insightful })
      .where('id', '=', comment)
      .execute();
  }

  it('an answer earns points after three readers who found the answer insightful', async () => {
    await answered(other, 2);
    expect(await pointsOn(DECEMBER)).toBe(0);
    env.setDate(NOVEMBER);
    await answered(other, 3);
    expect(await pointsOn(DECEMBER)).toBe(20);
    expect(await pointsOn(DECEMBER, other)).toBe(0);
  });

  it('a member gets no points for answering their own question, and none for votes', async () => {
    await answered(me, 30);
    expect(await pointsOn(DECEMBER)).toBe(0);
    env.setDate(NOVEMBER);
    const vote = { resourceType: 'POST', resourceId: 'Kq3vN8xWm2Zt7Rf1', voteType: 'UP' };
    expect((await env.send(me, 'POST', '/feed-services/v1/vote', vote)).status).toBe(200);
    expect(await pointsOn(DECEMBER)).toBe(0);
  });

  it('a member gets no points for answering their own question under another alias', async () => {
    await answered(me, 3);
    const { db } = env.server.services;
    const seal = aliasSeal(env.server.services, 'ANONYMOUS', me.id);
    const { id } = await db
      .selectFrom('aliases')
      .select('id')
      .where('owner_seal', '=', seal)
      .executeTakeFirstOrThrow();
    const designation = {
      id: env.server.services.newId(),
      owner_seal: aliasSeal(env.server.services, 'DESIGNATION', me.id),
    };
    const looks = {
      profile_type: 'DESIGNATION',
      user_name: designation.id,
      avatar_seed: 'a',
      bio: '',
    } as const;
    await db
      .insertInto('aliases')
      .values({ ...designation, ...looks })
      .execute();
    await db.updateTable('comments').set({ alias_id: designation.id }).where('alias_id', '=', id).execute();
    expect(await pointsOn(DECEMBER)).toBe(0);
  });
});

it('[R-045] a visitor cannot ask for points or coupons', async () => {
  expect((await env.server.send({ url: '/user-services/v1/user/rewards' })).statusCode).toBe(401);
});
