import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

const HEADLINES = '80 Lakh+ reviews | 10 Lakh+ interviews | 4 Crore+ salaries | 1.5 Crore+ users';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer({ examples: false, env: { HEADLINES } });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const PATH = '/aggregation-services/v1/page-details?pageName=companies';

it('[R-017][R-018][R-685] the page-details endpoint returns the headline figures in exactly these words', async () => {
  const response = await server.send({ url: PATH });
  expect(response.json()).toEqual({
    pageName: 'companies',
    headlines: ['80 Lakh+ reviews', '10 Lakh+ interviews', '4 Crore+ salaries', '1.5 Crore+ users'],
  });
});

it('[R-018] without configuration the headline figures are counted', async () => {
  const counting = await startTestServer();
  try {
    const headlines = async () => (await counting.send({ url: PATH })).json().headlines;
    await counting.services.db
      .updateTable('companies')
      .set({ reviews: 0, interviews: 0, salaries: 0 })
      .execute();
    await counting.services.db
      .updateTable('companies')
      .set({ reviews: 2_450_000, interviews: 1_260 })
      .where('url_name', '=', 'zentrix-labs')
      .execute();
    expect(await headlines()).toEqual(['24.5 Lakh+ reviews', '1,000+ interviews']);
  } finally {
    await counting.close();
  }
});

it('[R-015][R-016] a crawler is refused the page-details request', async () => {
  const response = await fetch(origin + PATH, { headers: { ...AMBIENT, 'user-agent': GOOGLE } });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, 'BOT_BLOCKED']);
});
