import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../contracts/grievance';
import { forgetOldRows } from '../../db/forget-old-rows';
import { deliveredEmails } from '../../testing/emails-in';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

type Ticket = components['schemas']['Ticket'];

const BASE = '/grievance-services/v1';
const FIRST = new Date('2026-11-20T12:34:56.789Z');
const A_DAY_MS = 86_400_000;
let now = FIRST;
let server: TestServer;
let officer: string;
let member: string;
beforeAll(async () => {
  server = await startTestServer({ now: () => now, examples: false });
  const person = async (staffRole: 'officer' | null) => {
    const id = server.services.newId();
    await server.services.db
      .insertInto('members')
      .values({ id, name: 'Person', staff_role: staffRole })
      .execute();
    return server.signIn(id);
  };
  officer = await person('officer');
  member = await person(null);
});
afterAll(() => server.close());

let persons = 0;
const nextAddress = () => `person${++persons}@mailbox.example`;
const message = {
  kind: 'PRIVACY',
  about: '/p/Kq3vN8xWm2Zt7Rf1',
  text: 'The second line holds my phone number.',
};

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, cookie = '', payload?: object) {
  const headers = { cookie, ...(method === 'POST' && { 'idempotency-key': server.services.newId() }) };
  const from = { headers, remoteAddress: `10.1.0.${++persons}` };
  const reply = await server.send({ method, url: BASE + path, ...from, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const file = (change: object = {}, cookie = '') =>
  ask('POST', '/ticket', cookie, { ...message, email: nextAddress(), ...change });
const filed = async (change: object = {}): Promise<Ticket> => (await file(change)).body;
const status = (ticket: string) => ask('GET', `/ticket/${ticket}`);
const move = (ticket: string, state: string, answer = '', cookie = officer) =>
  ask('PUT', `/ticket/${ticket}`, cookie, { state, answer });
const waiting = async (cookie = officer) => (await ask('GET', '/waiting', cookie)).body;
const emailsTo = async (address: string): Promise<readonly string[]> =>
  (await deliveredEmails(server)).filter((text) => text.includes(address));

describe('[R-149] a grievance', () => {
  it('a grievance gets an unguessable number, which alone is enough to look up its state', async () => {
    const { status: code, body } = await file();
    expect(code).toBe(201);
    expect(body.ticket).toMatch(/^GR(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
    expect(await status(body.ticket)).toEqual({
      status: 200,
      body: {
        ticket: body.ticket,
        state: 'RECEIVED',
        receivedOn: '2026-11-20T12:00:00.000Z',
        acknowledgedOn: null,
        closedOn: null,
      },
    });
    expect((await status('GR-0000-0000-0000-0000')).status).toBe(404);
  });

  it('a grievance is accepted from visitors and members and stores nothing about an account', async () => {
    const ticket = (await file({}, member)).body.ticket;
    const row = await server.services.db
      .selectFrom('grievances')
      .selectAll()
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow();
    expect(Object.keys(row).sort()).toEqual([
      'about',
      'acknowledged_at',
      'closed_at',
      'from_busy_network',
      'kind',
      'received_at',
      'reply_hash',
      'state',
      'text',
      'ticket',
    ]);
  });

  it.each([
    [{ text: ' \u200b\n ' }, 422, '/body/text'],
    [{ text: 'x'.repeat(4001) }, 400, '/body/text'],
    [{ email: 'no one at home' }, 422, '/body/email'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 400, '/body/email'],
    [{ about: 'https://evil.example/p/1' }, 422, '/body/about'],
    [{ about: '//evil.example' }, 422, '/body/about'],
    [{ about: 'javascript:alert(1)' }, 422, '/body/about'],
    [{ about: '/no/such/page' }, 422, '/body/about'],
    [{ kind: 'REVENGE' }, 400, '/body/kind'],
    [{ state: 'RESOLVED' }, 400, '/body/state'],
  ])('a grievance is refused with %j, and the response names the field', async (change, code, field) => {
    const response = await file(change);
    expect([response.status, response.body.errors?.[0].field]).toEqual([code, field]);
  });

  it('a grievance sent again with the same key is the same one, even after a login or logout', async () => {
    const key = server.services.newId();
    const payload = { ...message, email: nextAddress() };
    const send = (cookie: string) =>
      server.send({
        method: 'POST',
        url: `${BASE}/ticket`,
        headers: { cookie, 'idempotency-key': key },
        payload,
      });
    const [first, again] = [await send(member), await send('')];
    expect(first.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });

  it('a grievance stores hostile text as plain text', async () => {
    const text = `<script>alert(1)</script> '); drop table grievances; -- \u202e`;
    const { ticket } = await filed({ text });
    const found = (await waiting()).find((item: { ticket: Ticket }) => item.ticket.ticket === ticket);
    expect(found.text).toBe(text);
  });
});

describe('[R-149][R-585] the grievance officer', () => {
  it('grievances can be answered only with the staff role; every other request is refused', async () => {
    const { ticket } = await filed();
    expect((await ask('GET', '/waiting')).status).toBe(401);
    expect((await ask('GET', '/waiting', member)).status).toBe(403);
    expect((await move(ticket, 'RESOLVED', 'Done.', '')).status).toBe(401);
    expect((await move(ticket, 'RESOLVED', 'Done.', member)).status).toBe(403);
    expect((await status(ticket)).body.state).toBe('RECEIVED');
  });

  it('the grievance officer reads the texts, oldest first, and never the email address', async () => {
    now = new Date(FIRST.getTime() - A_DAY_MS);
    const email = nextAddress();
    const { ticket } = await filed({ email });
    now = FIRST;
    const list = await waiting();
    expect(list[0]).toEqual({ ticket: expect.objectContaining({ ticket }), ...message });
    expect(JSON.stringify(list)).not.toContain(email);
  });

  it('a grievance is acknowledged without an email, and its number shows the new state', async () => {
    const email = nextAddress();
    const { ticket } = await filed({ email });
    expect((await move(ticket, 'ACKNOWLEDGED')).status).toBe(200);
    now = new Date(FIRST.getTime() + 1000);
    await move(ticket, 'ACKNOWLEDGED');
    now = FIRST;
    const dates = { acknowledgedOn: FIRST.toISOString(), closedOn: null };
    expect((await status(ticket)).body).toMatchObject({ state: 'ACKNOWLEDGED', ...dates });
    expect(await emailsTo(email)).toEqual([]);
  });

  it('a grievance is closed with one answer email and cannot be closed again differently', async () => {
    const email = nextAddress();
    const { ticket } = await filed({ email });
    expect((await move(ticket, 'RESOLVED', '  ')).body.errors[0].field).toBe('/body/answer');
    expect((await move(ticket, 'RESOLVED', 'The number is gone.')).status).toBe(200);
    expect((await move(ticket, 'RESOLVED', 'The number is gone.')).status).toBe(200);
    expect((await move(ticket, 'REJECTED', 'No.')).body.code).toBe('CLOSED_ALREADY');
    const emails = await emailsTo(email);
    expect(emails).toEqual([expect.stringContaining('The number is gone.')]);
    expect(emails[0]).toContain(ticket);
    expect(emails[0]).not.toContain(message.text);
    expect((await status(ticket)).body).toMatchObject({
      state: 'RESOLVED',
      acknowledgedOn: FIRST.toISOString(),
      closedOn: FIRST.toISOString(),
    });
    expect((await waiting()).some((item: { ticket: Ticket }) => item.ticket.ticket === ticket)).toBe(false);
  });

  it('two officers who close a grievance at the same time with different replies: the first reply is sent, the other gets a conflict', async () => {
    const email = nextAddress();
    const { ticket } = await filed({ email });
    const replies = ['The number is gone.', 'We found no number.'];
    const [first, second] = await Promise.all(replies.map((reply) => move(ticket, 'RESOLVED', reply)));
    expect([first?.body.code, second?.body.code].sort()).toEqual(['CLOSED_ALREADY', undefined]);
    const sent = replies[first?.status === 200 ? 0 : 1] ?? '';
    expect(await emailsTo(email)).toEqual([expect.stringContaining(sent)]);
  });

  it('[R-878] the answer email is Hindi for a complaint from a Hindi page, and the database does not show it', async () => {
    const email = nextAddress();
    const headers = { 'accept-language': 'hi-IN', 'idempotency-key': server.services.newId() };
    const reply = await server.send({
      method: 'POST',
      url: `${BASE}/ticket`,
      headers,
      payload: { ...message, email },
    });
    const { ticket } = reply.json() as Ticket;
    await move(ticket, 'RESOLVED', 'The number is gone.');
    expect((await emailsTo(email))[0]).toContain(`आपकी शिकायत ${ticket} का निपटारा हो गया है।`);
    const { rows } = await server.database.pool.query<{ size: number }>(
      'select distinct length(address)::integer as size from grievance_addresses where ticket = any($1)',
      [[ticket, (await filed({ email })).ticket]],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('[R-149] the retention of grievances', () => {
  const addresses = async (ticket: string) =>
    (
      await server.services.db
        .selectFrom('grievance_addresses')
        .selectAll()
        .where('ticket', '=', ticket)
        .execute()
    ).length;

  it('the database stores the email address of a grievance only encrypted', async () => {
    const email = nextAddress();
    const { ticket } = await filed({ email });
    const rows = await server.services.db
      .selectFrom('grievance_addresses')
      .select('address')
      .where('ticket', '=', ticket)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.address).not.toContain(email.split('@')[0]);
  });

  it('the address is deleted 30 days after the answer and the grievance after 180; open ones stay', async () => {
    const { db } = server.services;
    const { ticket } = await filed();
    const { ticket: open } = await filed();
    await move(ticket, 'REJECTED', 'It breaks no rule.');
    const later = (days: number) => new Date(FIRST.getTime() + days * A_DAY_MS);
    await forgetOldRows(db, later(30));
    expect(await addresses(ticket)).toBe(1);
    await forgetOldRows(db, later(30.1));
    expect([await addresses(ticket), await addresses(open)]).toEqual([0, 1]);
    expect((await status(ticket)).body.state).toBe('REJECTED');
    await forgetOldRows(db, later(180.1));
    expect([(await status(ticket)).status, (await status(open)).status]).toEqual([404, 200]);
  });
});
