import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

// The embedded engine blocks its thread for a whole query, so it has a thread of its own and
// speaks the PostgreSQL protocol on a Unix socket: the server uses one client for both engines.

const port = parentPort ?? process.exit(1);

try {
  const db = await PGlite.create({
    dataDir: workerData.directory,
    extensions: { pg_trgm },
    postgresqlconf: ['shared_buffers = 32MB', 'max_wal_size = 256MB', "timezone = 'UTC'"],
  });
  const server = new PGLiteSocketServer({ db, path: workerData.socket, maxConnections: 8 });
  await server.start();
  port.on('message', async () => {
    await server.stop();
    await db.close();
    port.postMessage({ kind: 'stopped' });
    port.close();
  });
  port.postMessage({ kind: 'ready' });
} catch (error) {
  port.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  port.close();
}
