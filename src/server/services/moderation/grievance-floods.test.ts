import { expect, it } from 'vitest';
import type { components } from '../../../contracts/grievance';
import { startTestServer } from '../../testing/start-test-server';

type Ticket = components['schemas']['Ticket'];

const BASE = '/grievance-services/v1';

it('[R-149][R-585] a flood of grievances from one network is accepted, and listed after those of other people', async () => {
  const server = await startTestServer({ examples: false });
  const { db, newId } = server.services;
  await db.insertInto('members').values({ id: 'MbOfficer', name: 'Person', staff_role: 'officer' }).execute();
  const cookie = await server.signIn('MbOfficer');
  const file = async (remoteAddress: string) => {
    const { statusCode, body } = await server.send({
      method: 'POST',
      url: `${BASE}/ticket`,
      headers: { 'idempotency-key': newId() },
      remoteAddress,
      payload: { kind: 'OTHER', about: null, text: 'Please read this.', email: 'person@mailbox.example' },
    });
    return { statusCode, ticket: (JSON.parse(body) as Ticket).ticket };
  };
  const flood: Awaited<ReturnType<typeof file>>[] = [];
  for (let n = 0; n < 60; n++) flood.push(await file('203.0.113.5'));
  const { ticket } = await file('198.51.100.7');
  const list = await server.send({ method: 'GET', url: `${BASE}/waiting`, headers: { cookie } });
  const listed = list.json<{ ticket: Ticket }[]>().map((item) => item.ticket.ticket);
  const usual = flood.slice(0, 5).map((filed) => filed.ticket);
  expect(flood.map(({ statusCode }) => statusCode)).toEqual(flood.map(() => 201));
  expect(listed.slice(0, 6).toSorted()).toEqual([...usual, ticket].toSorted());
  await server.close();
});
