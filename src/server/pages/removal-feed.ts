import type { Client, PoolConfig } from 'pg';
import { directClient } from '../db/direct-client';

/** An id whose content was removed, hidden or changed; undefined when any page may show it. */
export type Removed = string | undefined;

export interface Removals {
  /** False while a removal may be missed; then no finished page may be sent again. */
  readonly isComplete: () => boolean;
  readonly subscribe: (listener: (removed: Removed) => void) => void;
}

const CHANNEL = 'removed_content';
const ANY_PAGE = '*';
const RETRY_MS = 500;
const LOOK_EVERY_MS = 3_000;
const MAX_ANSWER_MS = 3_000;

/**
 * Receives the removals that the database's triggers publish, of every server. The connection is checked often, because
 * a dead connection would let removed content stay.
 */
export class RemovalFeed implements Removals {
  readonly #place: PoolConfig;
  readonly #listeners: ((removed: Removed) => void)[] = [];
  #client: Client | undefined;
  #isComplete = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(place: PoolConfig) {
    this.#place = place;
  }

  isComplete = (): boolean => this.#isComplete;

  subscribe = (listener: (removed: Removed) => void): void => {
    this.#listeners.push(listener);
  };

  async start(): Promise<void> {
    const client = directClient(this.#place, { query_timeout: MAX_ANSWER_MS });
    this.#client = client;
    client.on('error', () => undefined);
    client.once('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#publish(payload === ANY_PAGE ? undefined : payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.#isStopped) return;
      // Earlier removals are unknown.
      this.#publish(undefined);
      this.#isComplete = true;
      this.#check(client);
    } catch {
      this.#lost(client);
    }
  }

  #check(client: Client): void {
    this.#timer = setTimeout(() => {
      client.query('select').then(
        () => this.#client === client && this.#check(client),
        () => this.#lost(client),
      );
    }, LOOK_EVERY_MS).unref();
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#isComplete = false;
    clearTimeout(this.#timer);
    client.end().catch(() => undefined);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.start(), RETRY_MS).unref();
  }

  #publish(removed: Removed): void {
    for (const listener of this.#listeners) listener(removed);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isComplete = false;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }
}
