import type { FastifyInstance } from 'fastify';
import type { components } from '../../../../contracts/account';
import { exampleInterview, exampleReview, exampleSalary } from '../../../testing/contributions';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { type NewUser, newUsersOf } from '../account/testing';
import { addCodes, addCoupon } from './manage-coupons';

type Rewards = components['schemas']['Rewards'];

export const NOVEMBER = new Date('2026-11-20T10:00:00Z');
export const DECEMBER = new Date('2026-12-01T00:30:00Z');
export const JANUARY = new Date('2027-01-02T10:00:00Z');

export const REVIEWS = '/review-services/v1/own-reviews';
const INTERVIEWS = '/interview-services/v1/own-interviews';
const SALARIES = '/salary-services/v1/salary-reports';
const BENEFITS = '/company-services/v1/own-benefits';
const REWARDS = '/user-services/v1/user/rewards';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Send = ReturnType<ReturnType<typeof senderOf>>;

/** One login per member and day: a session would not last until January. */
function senderOf({ signIn }: TestServer, now: () => Date) {
  const cookies = new Map<string, Promise<string>>();
  const cookieOf = (id: string): Promise<string> => {
    const key = `${id} ${now().toISOString()}`;
    const cookie = cookies.get(key) ?? signIn(id);
    cookies.set(key, cookie);
    return cookie;
  };
  return (app: FastifyInstance) => async (user: NewUser, method: Method, url: string, payload?: object) => {
    const headers = { appid: '999', systemid: 'AB_WEB', cookie: await cookieOf(user.id) };
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  };
}

const contributing = (send: Send) => ({
  review: async (user: NewUser, part: object = {}): Promise<string> =>
    (await send(user, 'POST', REVIEWS, { ...exampleReview, ...part })).body.reviewId,
  interview: (user: NewUser) => send(user, 'POST', INTERVIEWS, exampleInterview),
  salary: (user: NewUser) => send(user, 'POST', SALARIES, exampleSalary),
  benefits: (user: NewUser) => send(user, 'POST', BENEFITS, { companyName: 'Zentrix Labs', codes: ['GYM'] }),
});

export type RewardEnvironment = Awaited<ReturnType<typeof startRewardEnvironment>>;

/** A server with a clock that can be set, members who contribute, and coupons. */
export async function startRewardEnvironment() {
  let date = NOVEMBER;
  const now = () => date;
  const server = await startTestServer({ now });
  const sendTo = senderOf(server, now);
  const send = sendTo(server.app);
  return {
    server,
    now,
    join: newUsersOf(server).join,
    send,
    setDate: (day: Date) => {
      date = day;
    },
    contribute: contributing(send),
    rewardsOf: async (user: NewUser): Promise<Rewards> => (await send(user, 'GET', REWARDS)).body,
    redeem: (user: NewUser, coupon: string, app = server.app) =>
      sendTo(app)(user, 'PUT', `${REWARDS}/coupons/${coupon}`),
    coupon: async (points: number, codes: readonly string[], endsOn?: string): Promise<string> => {
      const voucher = { name: `Voucher for ${codes.length}`, about: 'Tea', points, endsOn };
      const id = await addCoupon(server.services, voucher);
      await addCodes(server.services, id, codes.join('\n'));
      return id;
    },
  };
}
