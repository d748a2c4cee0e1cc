import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster, SUPERUSER } from '../db/embedded-cluster';
import { throwawaySettings } from '../db/embedded-settings';

/** A PostgreSQL server reached over TCP, as DATABASE_URL names one, with everything in it gone when it stops. */
export interface ThrowawayPostgres {
  readonly url: string;
  readonly cluster: Cluster;
  readonly stop: () => Promise<void>;
}

/** Durable for measurements; tests need no data after a power cut. */
export async function startThrowawayPostgres({ isDurable = false } = {}): Promise<ThrowawayPostgres> {
  const base = mkdtempSync(join(tmpdir(), 'humkaar-pg-'));
  const port = await freePort();
  const cluster = new Cluster({
    folder: join(base, 'postgres'),
    logFile: join(base, 'log'),
    settings: throwawaySettings(port, isDurable),
    report: (what) => process.stderr.write(`${what}\n`),
  });
  cluster.init();
  await cluster.start();
  const stop = async () => {
    await cluster.stop();
    rmSync(base, { recursive: true, force: true });
  };
  return { url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`, cluster, stop };
}

/** A port nobody listens on. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? done(address.port) : fail()));
    });
  });
}
