import type { DeviceOwner } from '../login/device-owner';
import type { KeptWrite, NewWrite } from '../posts/kept-write';
import type { Sent } from '../posts/postbox';
import type { Random } from '../shared/random';

/** Whose queue it is, and how new items are named. */
export abstract class OutboxAccount {
  abstract readonly owner: Pick<DeviceOwner, 'id'>;
  abstract readonly random: Random;
}

/** The queue on this device. */
export abstract class KeptWrites {
  abstract all(owner: string): Promise<readonly KeptWrite[]>;
  abstract put(write: KeptWrite): Promise<void>;
  /** Replaces or removes a write, unless it was changed since it was read. Answers whether it did. */
  abstract settle(read: KeptWrite, replacement: KeptWrite | undefined): Promise<boolean>;
}

/** Makes what a member wrote unreadable on this device while that member is not signed in. */
export abstract class WriteSeal {
  /** Nothing where the key of the owner is not on this device, here and below. */
  abstract seal(text: string, owner: string): string | undefined;
  abstract open(sealed: string, owner: string): string | undefined;
}

/** Sends a write to its service in the name of one account; the server refuses it for any other. */
export abstract class Carrier {
  abstract carry(write: NewWrite, owner: string): Promise<unknown>;
}

/** What one tab tells the others about the queue of an account. */
export interface OutboxNews {
  readonly owner: string;
  readonly sent?: Sent | undefined;
}

/** Keeps the tabs of one browser from sending the same write twice. */
export abstract class OutboxTabs {
  /** Runs alone among all tabs. */
  abstract alone<Result>(run: () => Promise<Result>): Promise<Result>;
  abstract tell(news: OutboxNews): void;
  abstract hear(heard: (news: OutboxNews) => void): () => void;
}
