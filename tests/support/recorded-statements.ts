import type { Pool, PoolClient } from 'pg';
import type { Statement } from './shards-of';

/** The statements that a pool's connections run during this work. */
export async function statementsDuring(
  pool: Pool,
  work: () => Promise<unknown>,
): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const recorded = new Set<PoolClient>();
  const record = (client: PoolClient) => {
    if (recorded.has(client)) return;
    recorded.add(client);
    const query = client.query;
    const recording = (...input: unknown[]) => {
      statements.push(statementOf(input));
      return Reflect.apply(query, client, input);
    };
    client.query = recording as typeof query;
  };
  pool.on('acquire', record);
  try {
    await work();
  } finally {
    pool.off('acquire', record);
    // The method of the class is visible again.
    for (const client of recorded) Reflect.deleteProperty(client, 'query');
  }
  return statements;
}

function statementOf([query, parameters]: readonly unknown[]): Statement {
  const { text, values } = typeof query === 'string' ? { text: query } : (query as Partial<Statement>);
  return { text: text ?? '', values: values ?? (Array.isArray(parameters) ? parameters : []) };
}
