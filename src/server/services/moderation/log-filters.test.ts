import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestEnvironment, type TestEnvironment } from '../posts/testing';

let env: TestEnvironment;
beforeAll(async () => {
  env = await startTestEnvironment();
  const { db } = env.services;
  await db.deleteFrom('moderation_decisions').execute();
  const gone = { resource_id: '', message: '', is_appeal: false, decided_on: '2026-11-20' };
  await db
    .insertInto('moderation_decisions')
    .values([
      { ...gone, id: 'Decision1Post1S1', resource_type: 'POST', decision: 'HIDE', rule: 'S1' },
      { ...gone, id: 'Decision2Photo1S', resource_type: 'PHOTO', decision: 'HIDE', rule: 'S1' },
      { ...gone, id: 'Decision3Post2K1', resource_type: 'POST', decision: 'KEEP', rule: 'K1' },
      { ...gone, id: 'Decision4Post3S1', resource_type: 'POST', decision: 'HIDE', rule: 'S1' },
    ])
    .execute();
});
afterAll(() => env.close());

const read = (query: string) => env.send({ url: `/moderation-services/v1/log?${query}` });
const ids = async (query: string): Promise<readonly string[]> =>
  (await read(query)).json().items.map(({ decisionId }: { decisionId: string }) => decisionId);

it('[R-876] the public log shows only the decisions of a rule and a type of content', async () => {
  expect(await ids('rule=S1')).toEqual(['Decision4Post3S1', 'Decision2Photo1S', 'Decision1Post1S1']);
  expect(await ids('resourceType=POST')).toEqual([
    'Decision4Post3S1',
    'Decision3Post2K1',
    'Decision1Post1S1',
  ]);
  expect(await ids('rule=S1&resourceType=POST')).toEqual(['Decision4Post3S1', 'Decision1Post1S1']);
  expect(await ids('rule=L1')).toEqual([]);
  expect((await read('rule=Z9')).statusCode).toBe(400);
});

it('the second page of a filtered log continues with the same rule', async () => {
  const { nextCursor } = (await read('rule=S1&limit=1')).json();
  expect(await ids(`rule=S1&limit=1&cursor=${encodeURIComponent(nextCursor)}`)).toEqual(['Decision2Photo1S']);
});
