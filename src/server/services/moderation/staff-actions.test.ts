import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetOldRows } from '../../db/forget-old-rows';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';
import { listStaffActions } from './staff-actions';

const NOW = new Date('2026-11-20T12:34:56.789Z');
let env: TestEnvironment;
let author: Person;
let moderator: Person;
let other: Person;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => NOW });
  author = await env.person('Author');
  moderator = await env.person('Moderator');
  other = await env.person('Other');
  await env.services.db
    .updateTable('members')
    .set({ staff_role: 'moderator' })
    .where('id', 'in', [moderator.memberId, other.memberId])
    .execute();
});
afterAll(() => env.close());

const send = async (method: 'POST' | 'PUT', path: string, user: Person, payload: object) => {
  const url = `/moderation-services${path}`;
  const headers = { cookie: user.cookie, 'idempotency-key': env.services.newId() };
  return (await env.send({ method, url, headers, payload })).statusCode;
};
const hide = (resourceId: string, user = moderator) =>
  send('POST', '/v1/decision', user, {
    resourceId,
    resourceType: 'POST',
    decision: 'HIDE',
    rule: 'P1',
    text: 'It names someone.',
  });
const actions = (user?: Person) => listStaffActions(env.services, user?.memberId ?? '');

it('the operator sees who hid a post, once, and who pinned one', async () => {
  const id = await env.post(author.aliases.ANONYMOUS);
  const pinned = await env.post(author.aliases.ANONYMOUS);
  expect([await hide(id), await hide(id)]).toEqual([204, 204]);
  expect(await send('PUT', `/v1/pin/${pinned}`, other, { wanted: true })).toBe(204);
  expect(await actions(moderator)).toEqual([
    `2026-11-20  ${moderator.memberId}  HIDE  POST ${id} by rule P1`,
  ]);
  expect(await actions(other)).toEqual([`2026-11-20  ${other.memberId}  PIN  ${pinned}`]);
  expect(await actions()).toHaveLength(2);
});

it('a decision that is refused leaves no record', async () => {
  const before = await actions();
  const own = await env.post(moderator.aliases.ANONYMOUS);
  expect([await hide(own), await hide('NoSuchPost000000')]).toEqual([403, 404]);
  expect(await send('PUT', '/v1/pin/NoSuchPost000000', moderator, { wanted: true })).toBe(404);
  expect(await actions()).toEqual(before);
});

it('without the key, a record shows only its day', async () => {
  await hide(await env.post(author.aliases.ANONYMOUS));
  const rows = await env.services.db.selectFrom('staff_actions').select(['acted_on', 'record']).execute();
  expect(new Set(rows.map(({ record }) => record.length)).size).toBe(1);
  const decisions = await env.services.db.selectFrom('moderation_decisions').select('id').execute();
  const stored = JSON.stringify(rows);
  // As a word: encrypted text can contain four letters by chance.
  expect(stored).not.toMatch(/\bHIDE\b/);
  for (const secret of [moderator.memberId, ...decisions.map(({ id }) => id)])
    expect(stored).not.toContain(secret);
});

it('the record of staff actions shows no deleted content and is deleted after 180 days', async () => {
  const { db } = env.services;
  await hide(await env.post(author.aliases.ANONYMOUS));
  await db.updateTable('moderation_decisions').set({ resource_id: '', message: '' }).execute();
  expect(await actions(moderator)).toContain(
    `2026-11-20  ${moderator.memberId}  HIDE  POST (deleted) by rule P1`,
  );
  await forgetOldRows(db, new Date('2027-05-19T12:00:00Z'));
  expect(await actions()).not.toEqual([]);
  await forgetOldRows(db, new Date('2027-05-21T12:00:00Z'));
  expect(await actions()).toEqual([]);
});
