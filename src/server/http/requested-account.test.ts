import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASE, type Person, startTestEnvironment, type TestEnvironment } from '../services/posts/testing';

let env: TestEnvironment;
let asha: Person;
let imran: Person;
let postId: string;
beforeAll(async () => {
  env = await startTestEnvironment();
  [asha, imran] = [await env.person('Asha'), await env.person('Imran')];
  postId = await env.post((await env.person('Author')).aliases.ANONYMOUS);
});
afterAll(() => env.close());

const accountOf = ({ memberId }: Person) => env.services.seal('user id', memberId);
const comment = (cookie: string, account?: string) =>
  env.send({
    method: 'POST',
    url: `${BASE}/v1/post/${postId}/comment`,
    payload: { text: 'Written offline by Asha', profileType: 'ANONYMOUS' },
    headers: {
      cookie,
      'idempotency-key': env.services.newId(),
      ...(account !== undefined && { 'x-account-id': account }),
    },
  });
const count = async () => (await env.get(`/v1/feed/${postId}`)).body.commentsCount;

it('a write that names its account is accepted from that account only', async () => {
  expect((await comment(asha.cookie, accountOf(asha))).statusCode).toBe(201);
  const refused = await comment(imran.cookie, accountOf(asha));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'OTHER_ACCOUNT']);
  const nonsense = await comment(imran.cookie, 'no such account');
  expect([nonsense.statusCode, nonsense.json().code]).toEqual([409, 'OTHER_ACCOUNT']);
  expect(await count()).toBe(1);
});

it('a write that names an account without a session asks for a login', async () => {
  expect((await comment('', accountOf(asha))).statusCode).toBe(401);
});

it('a write that names no account is accepted as before', async () => {
  expect((await comment(imran.cookie)).statusCode).toBe(201);
});
