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

it('the statistics of a PostgreSQL server lose the examples from deleted rows', async () => {
  const { pool } = server.database;
  const examples = async () =>
    (
      await pool.query(
        "select histogram_bounds::text from pg_stats where tablename = 'places' and attname = 'name'",
      )
    ).rows[0].histogram_bounds;
  await pool.query(
    "insert into places (id, name, state) values (9001, 'Anywhere', 'Goa'), (9002, 'Everywhere', 'Goa'), (9003, 'Nowhere', 'Goa')",
  );
  await pool.query('analyze places');
  expect(await examples()).toContain('Nowhere');
  await pool.query('delete from places where id = 9003');
  await deleteTraces({ pool, kind: 'postgres' }, ['places']);
  expect(await examples()).not.toContain('Nowhere');
});
