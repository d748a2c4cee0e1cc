import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = async (query: string) => {
  const response = await server.send({
    method: 'GET',
    url: `/review-services/v1/companies/zentrix-labs/reviews?${query}`,
  });
  return {
    status: response.statusCode,
    body: response.json<{ code?: string; total?: number; items?: unknown[] }>(),
  };
};

const LONG = 'a'.repeat(81);
const TEXTS = [
  '%25',
  '_',
  '%5C',
  '%5C%25%27',
  "'",
  "';drop%20table%20company_reviews;--",
  '%E2%80%AE%F0%9F%8E%89',
  'a%20%20%20b',
  '(a%2B)%2B%24',
  '%25'.repeat(80),
];

describe('hostile queries for the reviews of a company', () => {
  it.each(TEXTS)('the review search treats %s as plain text', async (text) => {
    const { status, body } = await ask(`asText=${text}`);
    expect(status).toBe(200);
    expect(body.total).toBe(0);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e309',
    'page=5001',
    'page=99999999999999999999',
    'page=one',
    'page=',
    'stars=0',
    'stars=6',
    'stars=4%27',
    'placeId=2147483648',
    'placeId=-1',
    'placeId=1%20or%201=1',
    'jobProfileId=0',
    'departmentId=NaN',
    'sort=rating;drop',
    'sort=__proto__',
    'sort=constructor',
    'tenure=both',
    'employment=none',
    'experience=',
    'asText=',
    `asText=${LONG}`,
    'asText=%00',
    'asText=%ED%A0%80',
    'asText=%',
    'asText=%0A%0A',
    'asText=%C4%B0',
    'page=1&page=2',
    'asText[a]=1',
    'order=popularity',
  ])('the query %s is refused with an error code or ignored', async (query) => {
    const { status, body } = await ask(query);
    expect([200, 400]).toContain(status);
    if (status === 400) expect(body.code).toMatch(/^[A-Z_]+$/);
    else expect(Array.isArray(body.items)).toBe(true);
  });

  it.each(['popularity', 'newToOld', 'oldToNew', 'highestFirst', 'lowestFirst'])(
    'a page after the last page is empty when sorted by %s',
    async (sort) => {
      const { status, body } = await ask(`sort=${sort}&page=5000`);
      expect(status).toBe(200);
      expect(body.items).toEqual([]);
      expect(body.total).toBeGreaterThan(0);
    },
  );

  it('all review filters can be combined in one request', async () => {
    const { status, body } = await ask(
      'jobProfileId=1&departmentId=1&placeId=1&employment=fulltime&tenure=current&experience=experienced&stars=5&asText=team&sort=newToOld&page=2',
    );
    expect(status).toBe(200);
    expect(body.items).toEqual([]);
  });
});
