import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const names = async (path: string): Promise<readonly string[]> => {
  const reply = await server.send({ url: `/dropdown-services/v1/${path}` });
  return reply.json().map(({ name }: { name: string }) => name);
};

it('[R-673] the dropdowns list departments and industries in their default order', async () => {
  const departments = await names('department/items');
  expect(departments.slice(0, 2)).toEqual(['Engineering – Software & QA', 'Data Science & Analytics']);
  expect(departments.at(-1)).toBe('Other');
  const industries = await names('industry/items');
  expect(industries.length).toBeGreaterThanOrEqual(25);
  expect(industries.at(-1)).toBe('Other');
});

it('[R-673][R-674] the dropdowns suggest prefix matches first and no more than requested', async () => {
  const suggested = await names('department/suggest?asText=eng');
  expect(suggested[0]).toBe('Engineering – Software & QA');
  expect(suggested).toContain('Production, Manufacturing & Engineering');
  expect(await names('department/suggest?asText=e&limit=2')).toHaveLength(2);
});

it('[R-654][R-655] the dropdowns list companies, job profiles, locations, colleges, courses and specialisations', async () => {
  expect(await names('company/suggest?asText=zen')).toEqual(['Zentrix Labs']);
  expect(await names('jobProfile/suggest?asText=backend')).toContain('Backend engineer');
  expect(await names('location/suggest?asText=beng')).toEqual(['Bengaluru']);
  expect((await names('college/suggest?asText=sharada')).length).toBeGreaterThan(0);
  expect((await names('course/suggest?asText=btech'))[0]).toBe('B.Tech/B.E.');
  expect((await names('specialisation/items')).length).toBeGreaterThan(10);
});

it('the dropdowns tolerate a typo', async () => {
  expect(await names('company/suggest?asText=zantrix')).toEqual(['Zentrix Labs']);
  expect((await names('location/suggest?asText=bengalooru'))[0]).toBe('Bengaluru');
});

it.each([
  ['location', 'Bangalore', 'Bengaluru'],
  ['department', 'hr', 'Human Resources'],
  ['industry', 'ites', 'BPO & KPO'],
  ['jobProfile', 'SDE', 'Software engineer'],
  ['course', 'polytechnic', 'Diploma'],
  ['specialisation', 'cse', 'Computer science'],
])('the dropdowns know alternative names: %s %s', async (list, typed, resolved) => {
  expect((await names(`${list}/suggest?asText=${typed}`))[0]).toBe(resolved);
});

it('an alternative name matches only when enough of it is typed', async () => {
  expect(await names('location/suggest?asText=bo')).not.toContain('Mumbai');
});
