import type { Sent } from '../posts/outbox-port';
import type { NewWrite, StoredWrite } from '../posts/stored-write';

export abstract class StoredWrites {
  abstract all(owner: string): Promise<readonly StoredWrite[]>;
  abstract put(write: StoredWrite): Promise<void>;
  /** Replaces or removes a write unless it has changed since it was read; returns whether it did. */
  abstract settle(read: StoredWrite, replacement: StoredWrite | undefined): Promise<boolean>;
}

/** Encrypts queued writes so that they are readable only while their author is logged in. */
export abstract class WriteSeal {
  /** Returns undefined if the owner's key is not on this device (same for `open`). */
  abstract seal(text: string, owner: string): string | undefined;
  abstract open(sealed: string, owner: string): string | undefined;
}

/** Sends a write to its service for one account; the server rejects it for any other account. */
export abstract class Carrier {
  abstract carry(write: NewWrite, owner: string): Promise<unknown>;
}

export interface OutboxNews {
  readonly owner: string;
  readonly sent?: Sent | undefined;
}

/** Prevents two tabs of one browser from sending the same write twice. */
export abstract class OutboxTabs {
  /** Runs under a lock shared by all tabs. */
  abstract alone<Result>(run: () => Promise<Result>): Promise<Result>;
  abstract publish(news: OutboxNews): void;
  abstract subscribe(listener: (news: OutboxNews) => void): () => void;
}
