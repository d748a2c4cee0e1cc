import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleInterview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { callsTo, type NewUser, newUsersOf, untilNotBusy } from '../profile/account/testing';

let server: TestServer;
let join: ReturnType<typeof newUsersOf>['join'];
let now = Date.parse('2026-11-20T10:00:00Z');
let company: { readonly id: number; readonly name: string; readonly url_name: string };
let city: { readonly id: number; readonly name: string };

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
  ({ join } = newUsersOf(server));
  const { db } = server.services;
  company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'url_name'])
    .where('name', '=', 'Zentrix Labs')
    .executeTakeFirstOrThrow();
  const taken = db.selectFrom('interviews').select('place_id').where('company_id', '=', company.id);
  city = await db
    .selectFrom('places')
    .select(['id', 'name'])
    .where('id', 'not in', taken)
    .orderBy('id')
    .executeTakeFirstOrThrow();
});
afterAll(() => server.close());

const call = callsTo(() => server, '/interview-services/v1/own-interviews');
const add = async (user: NewUser, month: string): Promise<string> => {
  const body = { ...exampleInterview, companyName: company.name, locationId: city.id, month };
  const response = await untilNotBusy(() => call(user, 'POST', '', body));
  expect(response.statusCode).toBe(201);
  return response.json().interviewId;
};
const read = async (query: string) => {
  now += 61_000;
  return (await server.send({ url: `/interview-services/v1/interviews?${query}` })).json();
};
/** The city of the interview in the list of its company. */
const cityOf = async (id: string) =>
  (await read(`companyUrl=${company.url_name}&outcome=${exampleInterview.outcome}`)).items.find(
    (item: { interviewId: string }) => item.interviewId === id,
  )?.place;
const found = async (query: string): Promise<number> => (await read(`${query}&placeId=${city.id}`)).total;

it('the city of an interview stays hidden when one other member shares five interviews there', async () => {
  const secret = await add(await join(), '2026-10-01');
  const prober = await join('Vikram Rao');
  for (const month of ['2026-10-01', '2026-09-01', '2026-08-01', '2026-07-01', '2026-06-01'])
    await add(prober, month);
  const lists = [`companyUrl=${company.url_name}`, 'designation=backend-engineer'];
  expect(await cityOf(secret)).toBeNull();
  for (const list of lists) {
    expect(await found(list), list).toBe(0);
    expect((await read(list)).places.map(({ id }: { id: number }) => id)).not.toContain(city.id);
  }

  for (const name of ['Leena Das', 'Ravi Menon', 'Sara Khan']) await add(await join(name), '2026-10-01');
  expect(await cityOf(secret)).toBe(city.name);
  for (const list of lists) expect(await found(list), list).toBe(9);
});
