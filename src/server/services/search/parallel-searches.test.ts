import { expect, it } from 'vitest';
import { startTestServer } from '../../testing/start-test-server';

const VISITORS = 45;
const SEARCHES = 6;

it('45 visitors who search for different names at once are all answered, none with "try again later"', async () => {
  const server = await startTestServer();
  try {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const statuses = new Set<number>();
    const search = async (visitor: number) => {
      for (let index = 0; index < SEARCHES; index++) {
        const url = `${origin}/search-services/v1/search?q=engineer${visitor}x${index}`;
        statuses.add((await fetch(url, { headers: { appid: '999', systemid: 'AB_WEB' } })).status);
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => search(visitor)));
    expect([...statuses]).toEqual([200]);
  } finally {
    await server.close();
  }
});
