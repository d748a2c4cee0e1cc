import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { deleteTraces } from './delete-traces';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ alone: true, examples: false });
});
afterAll(() => server.close());

const SLOW = 'select pg_sleep(50)';

it('a server that stops does not wait for a slow query', async () => {
  const { pool } = server.database;
  let isReading = true;
  const reader = pool.query(SLOW).finally(() => {
    isReading = false;
  });
  const isRunning = async () =>
    (await pool.query('select from pg_stat_activity where query = $1 and backend_xmin is not null', [SLOW]))
      .rowCount;
  await expect.poll(isRunning).toBe(1);
  await deleteTraces(server.database, [], AbortSignal.abort());
  expect(isReading).toBe(true);
  // The reader may fail before the response to the cancellation arrives.
  const cancelled = expect(reader).rejects.toThrow('canceling statement');
  await pool.query('select pg_cancel_backend(pid) from pg_stat_activity where query = $1', [SLOW]);
  await cancelled;
});
