import type { Config } from '../config';
import { beginDatabase } from '../db/engine';
import { acceptConnections } from './accept-connections';
import { Supervisor } from './supervisor';

interface Output {
  readonly report: (line: string) => void;
  readonly complain: (line: string) => void;
}

/**
 * Runs the embedded database, if any, and the workers. SIGHUP replaces the workers, SIGTERM and SIGINT stop
 * the server.
 */
export async function runSupervised(
  program: string,
  config: Config,
  { report, complain }: Output,
): Promise<void> {
  const { database, ready } = await beginDatabase({ ...config, replicaUrls: [] }, complain);
  await ready;
  const supervisor = new Supervisor({ program, workers: config.workers, report: complain });
  let closeListener = () => {};
  const stop = async () => {
    closeListener();
    await supervisor.stop();
    await database.close();
  };
  let stopping: Promise<void> | undefined;
  const end = (code: number) => {
    stopping ??= stop();
    void stopping.then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
  process.on('SIGHUP', () => void supervisor.renew());
  try {
    closeListener = await acceptConnections(config, (socket) => supervisor.handOver(socket));
    await supervisor.start();
  } catch (error) {
    if (stopping) return;
    complain((error as Error).message);
    return end(1);
  }
  report(`Humkaar is running at ${config.publicOrigin}`);
}
