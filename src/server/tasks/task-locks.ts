import { Pool, type PoolConfig } from 'pg';

/**
 * Names locked by this process, across servers. The locks belong to one connection, so that they end with the process
 * however it ends. A lost connection frees them too.
 */
export class TaskLocks {
  readonly #connection: Pool;
  readonly #held = new Set<string>();

  /** The place must not be a pooler. */
  constructor(place: PoolConfig) {
    this.#connection = new Pool({ ...place, max: 1, idleTimeoutMillis: 0 });
    this.#connection.on('error', () => undefined);
  }

  /** False if a process has it, which may be this one. */
  async take(name: string): Promise<boolean> {
    if (this.#held.has(name)) return false;
    this.#held.add(name);
    const isFree = await this.#ask('pg_try_advisory_lock', name).catch((error) => {
      this.#held.delete(name);
      throw error;
    });
    if (!isFree) this.#held.delete(name);
    return isFree;
  }

  async release(name: string): Promise<void> {
    await this.#ask('pg_advisory_unlock', name).catch(() => undefined);
    this.#held.delete(name);
  }

  close(): Promise<void> {
    return this.#connection.end();
  }

  async #ask(action: string, name: string): Promise<boolean> {
    const { rows } = await this.#connection.query<{ done: boolean }>(
      `select ${action}(hashtextextended($1, 0)) as done`,
      [`task ${name}`],
    );
    return rows[0]?.done ?? false;
  }
}
