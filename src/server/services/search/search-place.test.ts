import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const resolve = async (query: string) =>
  (await server.send({ url: `/dropdown-services/v1/search-place?${query}` })).json();

it('[R-159][R-162] a company segment and a role after it are resolved to their names', async () => {
  expect(await resolve('section=jobs&company=zentrix-labs&names=backend-engineer')).toEqual({
    company: { urlName: 'zentrix-labs', name: 'Zentrix Labs' },
    jobProfile: { id: expect.any(Number), urlName: 'backend-engineer', name: 'Backend engineer' },
    unknown: [],
  });
});

it('[R-161] a benefit is recognised in any position', async () => {
  const found = await resolve('section=benefits&names=zentrix-labs/health-insurance');
  expect(found).toMatchObject({
    company: { urlName: 'zentrix-labs' },
    benefit: 'health-insurance',
    unknown: [],
  });
});

it('[R-163] a city is found by its slug or its former name', async () => {
  expect(await resolve('section=jobs&location=bangalore')).toMatchObject({ location: { name: 'Bengaluru' } });
});

it('a role with too few reviews at a company is left out, and those with enough are named', async () => {
  const { jobProfile, unknown } = await resolve('section=reviews&company=zentrix-labs&names=staff-nurse');
  expect(jobProfile).toBeUndefined();
  expect(unknown).toEqual([
    { segment: 'staff-nurse', kind: 'jobProfile', isKnown: true, near: expect.any(Array) },
  ]);
});

it('[R-163] a city that too few interviews share is left out of the interviews of a company', async () => {
  const place = (location: string) => resolve(`section=interviews&company=zentrix-labs&location=${location}`);
  const { location, unknown } = await place('pune');
  expect(location).toBeUndefined();
  expect(unknown).toEqual([{ segment: 'pune', kind: 'location', isKnown: true, near: expect.any(Array) }]);
});

it('[R-163] a city with too few salaries of a role is left out, and each city of the list is named once', async () => {
  const { location, unknown } = await resolve('section=salaries&names=backend-engineer&location=surat');
  expect(location).toBeUndefined();
  expect(unknown).toMatchObject([{ segment: 'surat', kind: 'location', isKnown: true }]);
  const near = unknown[0].near.map(({ urlName }: { readonly urlName: string }) => urlName);
  expect(near).toContain('bengaluru');
  expect(new Set(near).size).toBe(near.length);
});

it('the response for unknown segments includes similar names', async () => {
  const { unknown } = await resolve('section=jobs&company=zantrix&names=backend-wizard&location=bengalooru');
  expect(unknown).toEqual([
    {
      segment: 'zantrix',
      kind: 'company',
      isKnown: false,
      near: [{ urlName: 'zentrix-labs', name: 'Zentrix Labs' }],
    },
    {
      segment: 'backend-wizard',
      kind: 'jobProfile',
      isKnown: false,
      near: expect.arrayContaining([{ urlName: 'backend-engineer', name: 'Backend engineer' }]),
    },
    {
      segment: 'bengalooru',
      kind: 'location',
      isKnown: false,
      near: [{ urlName: 'bengaluru', name: 'Bengaluru' }],
    },
  ]);
});
