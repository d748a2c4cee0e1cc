import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeModerator } from '../../testing/make-moderator';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';

let env: TestEnvironment;
let author: Person;
let moderator: Person;
beforeAll(async () => {
  env = await startTestEnvironment();
  author = await env.person('Author');
  moderator = await env.person('Moderator');
  await makeModerator(env.services.db, moderator.memberId);
});
afterAll(() => env.close());

const write = async (path: string, input: object) => {
  const { status, body } = await env.write('POST', path, input, author.cookie);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const post = (change: object) =>
  write('/v2/post', {
    title: 'Which one would you take?',
    content: '',
    community: { type: 'TOPIC', entityId: 42 },
    profileType: 'ANONYMOUS',
    media: [],
    poll: null,
    salaryIds: [],
    ...change,
  });
const waiting = async (id: string) => {
  const headers = { cookie: moderator.cookie };
  const items = (await env.send({ url: '/moderation-services/v1/queue', headers })).json();
  return items.find((item: { resourceId: string }) => item.resourceId === id);
};

it('[R-876] a moderator reads the options of a poll that is held because of one of them', async () => {
  const poll = { options: ['The new office', 'Our manager is a bastard'], days: 3 };
  const { postId, status } = await post({ content: 'We move in June.', poll });
  expect(status).toBe('FLAGGED');
  expect((await waiting(postId)).content).toBe(
    'We move in June.\n\nThe new office\nOur manager is a bastard',
  );
});

it('[R-876] a post with an insult in an offer is held, and a moderator reads the offers', async () => {
  const offer = {
    companyName: 'Bastard Systems',
    jobProfile: 'Engineer',
    place: 'Pune',
    fixed: 1_800_000,
    variable: 200_000,
    stock: 0,
    currentSalary: false,
  };
  const offers = [
    await write('/v1/salary', offer),
    await write('/v1/salary', { ...offer, companyName: 'Orbitly' }),
  ];
  const { postId, status } = await post({ title: 'Which offer?', salaryIds: offers.map(({ id }) => id) });
  expect(status).toBe('FLAGGED');
  expect(await waiting(postId)).toMatchObject({
    holdReason: 'ABUSE',
    content: 'Bastard Systems, Engineer, Pune\nOrbitly, Engineer, Pune',
  });
});
