import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { traceQuery } from '../telemetry/trace';
import { statementNames } from './statement-names';

const statementName = statementNames();

export class QueryDeadline extends Error {
  constructor(milliseconds: number) {
    super(`The database did not answer within ${milliseconds} ms.`);
    this.name = 'QueryDeadline';
  }
}

interface Rules {
  readonly milliseconds: number;
  /** Whether a connection keeps the statements it has prepared. */
  readonly prepares: boolean;
}

/** The server is not the primary any more; another connection may reach the new one. */
const READ_ONLY = '25006';

/** A pool whose every query succeeds or fails in time, even if the database hangs. */
export function deadlinePool(pool: Pool, rules: Rules): PostgresPool {
  return {
    connect: async () => guarded(await pool.connect(), rules),
    end: () => pool.end(),
  };
}

function guarded(client: PoolClient, { milliseconds, prepares }: Rules): PostgresPoolClient {
  let hung = false;
  let isReadOnly = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // Even a ROLLBACK would wait forever after a hang.
    if (hung) throw new QueryDeadline(milliseconds);
    const ended = traceQuery(sql);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => {
        hung = true;
        fail(new QueryDeadline(milliseconds));
      }, milliseconds);
    });
    const name = prepares && parameters.length > 0 ? statementName(sql) : undefined;
    const result = client.query({ ...(name && { name }), text: sql, values: [...parameters] });
    result.catch(() => undefined);
    try {
      return await Promise.race([result, late]);
    } catch (error) {
      isReadOnly ||= (error as { readonly code?: unknown }).code === READ_ONLY;
      throw error;
    } finally {
      clearTimeout(timer);
      ended();
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(hung || isReadOnly),
  };
}
