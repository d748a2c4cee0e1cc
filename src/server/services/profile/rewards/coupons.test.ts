import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeServer, type Server } from '../../../app';
import type { NewUser } from '../account/testing';
import { endDueAccounts } from '../deletion/end-accounts';
import { addCodes, addCoupon, closeCoupon, listCoupons } from './manage-coupons';
import {
  DECEMBER,
  JANUARY,
  NOVEMBER,
  REVIEWS,
  type RewardEnvironment,
  startRewardEnvironment,
} from './testing';

let env: RewardEnvironment;
let second: Server;
let me: NewUser;
let other: NewUser;
beforeAll(async () => {
  env = await startRewardEnvironment();
  const { config, database } = env.server;
  second = await makeServer(config, { database, now: env.now });
});
afterAll(async () => {
  await second.app.close();
  await env.server.close();
});
/** Both members have 100 points. */
beforeEach(async () => {
  env.setDate(NOVEMBER);
  [me, other] = [await env.join(), await env.join('Vikram Rao')];
  for (const user of [me, other]) await env.contribute.review(user);
  env.setDate(DECEMBER);
});

const couponOf = async (user: NewUser, id: string) =>
  (await env.rewardsOf(user)).coupons.find(({ couponId }) => couponId === id);
const takenCodes = async (coupon: string): Promise<number> => {
  const rows = await env.server.services.db
    .selectFrom('coupon_codes')
    .select('owner_seal')
    .where('coupon_id', '=', coupon)
    .execute();
  return rows.filter(({ owner_seal }) => owner_seal !== null).length;
};

describe('[R-045] a coupon', () => {
  it('a coupon costs its points and gives one code, which only its owner can see again', async () => {
    const coupon = await env.coupon(60, ['TEA-A1', 'TEA-A2']);
    const { status, body } = await env.redeem(me, coupon);
    expect([status, body.points]).toEqual([200, 40]);
    const own = await couponOf(me, coupon);
    expect(own).toMatchObject({ state: 'REDEEMED', code: expect.stringMatching(/^TEA-A[12]$/) });
    expect(await couponOf(other, coupon)).toMatchObject({ state: 'AVAILABLE', code: null });
    expect(JSON.stringify(await env.rewardsOf(other))).not.toContain(own?.code);
  });

  it('a coupon gives the same code again when the response was lost, and takes no more points', async () => {
    const coupon = await env.coupon(60, ['TEA-B1', 'TEA-B2']);
    const first = await env.redeem(me, coupon);
    expect(await env.redeem(me, coupon, second.app)).toEqual(first);
    expect(await takenCodes(coupon)).toBe(1);
  });

  it('a coupon is refused without enough points, and says how many are missing', async () => {
    const coupon = await env.coupon(130, ['TEA-C1']);
    const { status, body } = await env.redeem(me, coupon);
    expect([status, body.code, body.params]).toEqual([409, 'NOT_ENOUGH_POINTS', { missing: 30 }]);
    expect(await takenCodes(coupon)).toBe(0);
  });

  it('a coupon that is closed, expired or unknown cannot be redeemed; members keep their codes', async () => {
    const [closed, over] = [
      await env.coupon(10, ['TEA-D1', 'TEA-D2']),
      await env.coupon(10, ['TEA-E1'], '2026-12-31'),
    ];
    await env.redeem(me, closed);
    await closeCoupon(env.server.services, closed);
    env.setDate(JANUARY);
    for (const id of [closed, over, 'NoSuchCoupon0001'])
      expect((await env.redeem(other, id)).status).toBe(404);
    expect(await couponOf(me, closed)).toMatchObject({ state: 'REDEEMED' });
    expect(await couponOf(other, closed)).toBeUndefined();
  });

  it('[R-664] the export contains a coupon’s code and the points by day', async () => {
    const coupon = await env.coupon(60, ['TEA-G1']);
    await env.redeem(me, coupon);
    const { body } = await env.send(me, 'GET', '/user-services/v1/user/export');
    const fileOf = (name: string) =>
      JSON.parse(body.files.find((file: { name: string }) => file.name === name).text);
    expect(fileOf('rewards.json')).toEqual([{ paidOn: '2026-12-01', points: 100 }]);
    expect(fileOf('coupons.json')).toEqual([
      { name: 'Voucher for 1', about: 'Tea', points: 60, code: 'TEA-G1' },
    ]);
  });

  it('a coupon stays used when the contribution is deleted: the points are below zero and can’t be used', async () => {
    const [first, next] = [await env.coupon(60, ['TEA-F1']), await env.coupon(1, ['TEA-F2'])];
    await env.redeem(me, first);
    const { db, seal } = env.server.services;
    const { id } = await db
      .selectFrom('company_reviews')
      .select('id')
      .where('author_seal', '=', seal('review', me.id))
      .executeTakeFirstOrThrow();
    await env.send(me, 'DELETE', `${REVIEWS}/${id}`);
    expect((await env.rewardsOf(me)).points).toBe(-60);
    expect((await env.redeem(me, next)).body).toMatchObject({
      code: 'NOT_ENOUGH_POINTS',
      params: { missing: 61 },
    });
  });
});

describe('[R-045] coupons requested at the same moment from two servers', () => {
  const apps = () => [env.server.app, second.app];

  it('two members who request the last coupon code from two servers at once: exactly one gets it', async () => {
    for (let round = 0; round < 5; round++) {
      const coupon = await env.coupon(1, [`LAST-${round}`]);
      const responses = await Promise.all(
        [me, other].map((user, index) => env.redeem(user, coupon, apps()[index])),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(responses.find(({ status }) => status === 409)?.body.code).toBe('COUPON_SOLD_OUT');
      expect(await takenCodes(coupon)).toBe(1);
    }
  });

  it('ten identical coupon requests to two servers at once get one code', async () => {
    const coupon = await env.coupon(30, ['MANY-1', 'MANY-2', 'MANY-3']);
    const requests = Array.from({ length: 10 }, (_, index) => env.redeem(me, coupon, apps()[index % 2]));
    const responses = await Promise.all(requests);
    expect(new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await takenCodes(coupon)).toBe(1);
    expect((await env.rewardsOf(me)).points).toBe(70);
  });

  it('parallel coupon requests to two servers never use the same points twice', async () => {
    const coupons = [await env.coupon(70, ['TWICE-1']), await env.coupon(70, ['TWICE-2'])];
    const responses = await Promise.all(
      coupons.map((coupon, index) => env.redeem(me, coupon, apps()[index])),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await env.rewardsOf(me)).points).toBe(30);
  });
});

describe('[R-045] the operator’s list of coupons', () => {
  it('the operator’s list of coupons adds each code once and never shows a code', async () => {
    const { services } = env.server;
    const coupon = await addCoupon(services, { name: 'Chai', about: '', points: 5, endsOn: undefined });
    expect(await addCodes(services, coupon, 'CHAI-1\n\n CHAI-2 \nCHAI-1\n')).toBe(2);
    expect(await addCodes(services, coupon, 'CHAI-2\nCHAI-3')).toBe(1);
    const line = (await listCoupons(services)).find((text) => text.startsWith(coupon));
    expect(line).toBe(`${coupon}  open  5 points  3 codes free, 0 taken  Chai`);
  });

  it('a code taken by a deleted account is not handed out again when the operator adds the same list', async () => {
    const { services } = env.server;
    const coupon = await env.coupon(60, ['GONE-1']);
    await env.redeem(me, coupon);
    await env.send(me, 'POST', '/user-services/v1/user/delete', { choices: [] });
    env.setDate(JANUARY);
    await endDueAccounts(services);
    expect(await addCodes(services, coupon, 'GONE-1\nGONE-2')).toBe(1);
    await env.redeem(other, coupon);
    expect(await couponOf(other, coupon)).toMatchObject({ state: 'REDEEMED', code: 'GONE-2' });
  });

  it.each([
    [{ name: ' ' }, /name/],
    [{ points: 1.5 }, /whole number/],
    [{ endsOn: '2027-02-30' }, /last day/],
  ])('the operator’s list of coupons refuses a coupon with %j', async (part, message) => {
    const coupon = { name: 'Chai', about: '', points: 5, endsOn: undefined, ...part };
    await expect(addCoupon(env.server.services, coupon)).rejects.toThrow(message);
  });

  it('the operator’s list of coupons refuses codes without a coupon, and an empty list', async () => {
    await expect(addCodes(env.server.services, 'NoSuchCoupon0001', 'A')).rejects.toThrow(/no coupon/);
    await expect(addCodes(env.server.services, 'NoSuchCoupon0001', ' \n')).rejects.toThrow(/no codes/);
  });
});
