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

it('[R-673] lists departments and industries in their usual order', async () => {
  const departments = await names('department/items');
  expect(departments.slice(0, 2)).toEqual(['Engineering – Software & QA', 'Data Science & Analytics']);
  expect(departments.at(-1)).toBe('Other');
  expect((await names('industry/items')).length).toBeGreaterThanOrEqual(25);
});

it('[R-673] suggests what begins with the text first, and no more than asked', async () => {
  const suggested = await names('department/suggest?asText=eng');
  expect(suggested[0]).toBe('Engineering – Software & QA');
  expect(suggested).toContain('Production, Manufacturing & Engineering');
  expect(await names('department/suggest?asText=e&limit=2')).toHaveLength(2);
});
