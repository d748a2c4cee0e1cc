import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { type NewUser, newUsersOf, PICTURE } from './testing';

let server: TestServer;
let me: NewUser;
let other: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;

beforeAll(async () => {
  server = await startTestServer();
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  me = await newUsers.join();
  other = await newUsers.join('Vikram Rao');
});

const read = async (path: string, user = me) => (await user.call('GET', path)).json();

it('[R-638] the basic details are saved, and the city must be in the list', async () => {
  const details = { name: 'Tara M.', location: 'Bengaluru', experienceYears: 7 };
  expect((await me.call('PUT', 'v1/user/basic-details', details)).json()).toEqual({
    ...details,
    photoUrl: null,
  });
  expect(await read('v1/user/basic-details')).toMatchObject(details);
  expect((await read('v1/user/basic-details', other)).name).toBe('Vikram Rao');
  const invalidAsNotFound = await me.call('PUT', 'v1/user/basic-details', {
    ...details,
    location: 'Nowhere',
  });
  expect([invalidAsNotFound.statusCode, invalidAsNotFound.json().errors[0].field]).toEqual([
    422,
    '/body/location',
  ]);
});

it('[R-648] a profile photo is re-encoded, and replacing or removing it deletes its files', async () => {
  const save = async (image: string) => me.call('PUT', 'v1/user/profile-photo', { image });
  const first = (await save(PICTURE)).json().photoUrl;
  expect((await server.send({ url: first })).headers['content-type']).toContain('image/webp');
  const second = (await save(PICTURE)).json().photoUrl;
  expect(second).not.toBe(first);
  expect((await server.send({ url: first })).statusCode).toBe(404);
  expect((await me.call('DELETE', 'v1/user/profile-photo')).statusCode).toBe(204);
  expect((await server.send({ url: second })).statusCode).toBe(404);
  expect((await read('v1/user/basic-details')).photoUrl).toBeNull();
  const text = Buffer.from('this is not a picture, only its name says so').toString('base64');
  expect((await save(text)).statusCode).toBe(422);
});

it('[R-644] the analytics preference is stored per member', async () => {
  await me.call('PUT', 'v1/user/preferences', { analytics: false });
  expect(await read('v1/user/preferences')).toEqual({ analytics: false });
  expect(await read('v1/user/preferences', other)).toEqual({ analytics: true });
});

it('[R-643] an email preference appears in the list of notification preferences and changes nothing else', async () => {
  const query = async () => {
    const { kinds } = (
      await server.send({ url: '/notification-services/v1/preferences', headers: { cookie: me.cookie } })
    ).json();
    return kinds.find(({ kind }: { kind: string }) => kind === 'chat');
  };
  expect(await query()).toMatchObject({ push: 'INSTANT', email: 'OFF' });
  const response = await me.call('POST', 'v1/user/subscription', { kind: 'chat' });
  expect(response.json()).toEqual({ kind: 'chat', email: 'DIGEST' });
  expect(await query()).toMatchObject({ push: 'INSTANT', email: 'DIGEST' });
  for (const _ of ['once', 'twice']) await me.call('POST', 'v1/user/unsubscribe', { kind: 'chat' });
  expect(await query()).toMatchObject({ push: 'INSTANT', email: 'OFF' });
});

it('[R-645][R-649] message preferences and job portal consent are saved', async () => {
  const query = { allowFrom: 'NOBODY', readReceipts: false, designationReadReceipts: true };
  await me.call('PUT', 'v1/user/message-preferences', query);
  await me.call('PUT', 'v1/user/job-portal/consent', { consented: true });
  expect([await read('v1/user/message-preferences'), await read('v1/user/job-portal/consent')]).toEqual([
    query,
    { consented: true },
  ]);
  expect(await read('v1/user/job-portal/consent', other)).toEqual({ consented: false });
});

it('[R-647] new feedback on a topic replaces the previous feedback', async () => {
  const report = (rating: number | null, text: string) =>
    me.call('PUT', 'v1/user/feedback', { topic: 'praise', rating, text });
  await report(3, 'Good.');
  await report(5, 'Very good.');
  expect(await read('v1/user/feedback')).toEqual([{ topic: 'praise', rating: 5, text: 'Very good.' }]);
  expect(await read('v1/user/feedback', other)).toEqual([]);
});

it('a member’s contributions are listed only for the member, with days instead of times, and can be filtered', async () => {
  const { post } = await me.write(server, 'Is the notice negotiable?', 'HR says no.');
  const page = await read('v1/user/contributions');
  expect(page.items.map((item: { kind: string }) => item.kind)).toEqual(['COMMENT', 'POST']);
  expect(page.items[1]).toMatchObject({
    contributionId: post,
    status: 'live',
    alias: 'ANONYMOUS',
    path: `/p/${post}`,
  });
  expect(page.items[1].createdOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(page.counts).toContainEqual({ kind: 'POST', count: 1 });
  const votes = (body: { counts: readonly { kind: string }[] }) =>
    body.counts.filter(({ kind }) => kind === 'VOTE');
  expect([votes(page), votes(await read('v1/user/account'))], 'counting votes tries all of them').toEqual([
    [],
    [],
  ]);
  expect((await read('v1/user/contributions?kind=COMMENT')).items).toHaveLength(1);
  expect((await read('v1/user/contributions', other)).items).toEqual([]);
});

it('[R-646][R-664] deactivation ends every session, and a new login ends the deactivation', async () => {
  await me.call('PUT', 'v1/user/feedback', { topic: 'praise', rating: 5, text: 'Stays.' });
  expect((await me.call('POST', 'v1/user/deactivate')).statusCode).toBe(204);
  expect((await me.call('GET', 'user/profile')).statusCode).toBe(401);
  const breaks = () => server.services.db.selectFrom('account_breaks').selectAll().execute();
  expect(await breaks()).toEqual([{ member_id: me.id }]);
  const back = await server.signIn(me.id);
  const reply = await server.send({ url: '/user-services/v1/user/feedback', headers: { cookie: back } });
  expect([reply.statusCode, reply.json()[0].text]).toEqual([200, 'Stays.']);
  expect(await breaks()).toEqual([]);
});

it('[R-646][R-664] account deletion can be requested, changed and cancelled', async () => {
  const ask = (fate: string) => me.call('POST', 'v1/user/delete', { choices: [{ kind: 'POST', fate }] });
  const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const before = inTwoWeeks();
  const { deletion } = (await ask('KEEP')).json();
  expect(deletion).toEqual({
    // The day may change during the request.
    dueOn: expect.toBeOneOf([before, inTwoWeeks()]),
    choices: [{ kind: 'POST', fate: 'KEEP' }],
  });
  expect((await ask('REMOVE')).json().deletion.choices).toEqual([{ kind: 'POST', fate: 'REMOVE' }]);
  expect((await read('v1/user/account', other)).deletion).toBeNull();
  expect((await me.call('POST', 'v1/user/delete/cancel')).json().deletion).toBeNull();
  expect((await read('v1/user/account')).deletion).toBeNull();
});

it('[R-664] the export contains everything of the member, follows its schema and contains no data of others', async () => {
  await other.write(server, 'A stranger’s post', 'A stranger’s words');
  await me.write(server, 'Is the bond legal?', 'It is not.');
  await me.call('PUT', 'v1/user/feedback', { topic: 'praise', rating: 5, text: 'My praise.' });
  const { files } = await read('v1/user/export');
  const texts = Object.fromEntries(
    files.map((item: { name: string; text: string }) => [item.name, item.text]),
  );
  const all = JSON.stringify(texts);
  for (const mine of ['Tara Menon', 'Is the bond legal?', 'It is not.', 'My praise.'])
    expect(all).toContain(mine);
  for (const foreign of ['stranger', 'Vikram', me.id]) expect(all).not.toContain(foreign);
  const { default: Ajv } = await import('ajv/dist/2020');
  const check = new Ajv().compile(JSON.parse(texts['schema.json'] ?? ''));
  const document = Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      name === 'schema.json' ? [] : [[name, JSON.parse(String(text))]],
    ),
  );
  expect([check(document), check.errors]).toEqual([true, null]);
  expect(check({ ...document, 'posts.json': [{ title: 7 }] })).toBe(false);
});
