import type { Database } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { TaskQueue } from '../../src/server/tasks/task-queue';
import { emptyDatabase } from '../../src/server/testing/fresh-database';

/** A database with all tables: ours from the migrations, and those of the task queue. */
export async function wholeSchema(): Promise<{
  readonly database: Database;
  readonly drop: () => Promise<void>;
}> {
  const { database, drop } = await emptyDatabase();
  await migrate(database);
  const queue = new TaskQueue(database, () => undefined);
  await queue.open();
  return {
    database,
    drop: async () => {
      await queue.close();
      await drop();
    },
  };
}
