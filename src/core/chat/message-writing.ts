import type { Drafts } from '../composer/drafts';
import type { Random } from '../shared/random';
import type { Unsent } from './thread';

/** A message sent from this device that did not arrive. */
type PendingMessage = Omit<Unsent, 'state'>;

/** Stores drafts while the user types and gives each message an id so that it is sent only once. */
export class MessageWriting {
  readonly #drafts: Drafts;
  readonly #random: Random;

  constructor(drafts: Drafts, random: Random) {
    this.#drafts = drafts;
    this.#random = random;
  }

  read(groupId: string): string {
    return this.#drafts.read(keyOf(groupId));
  }

  keep(groupId: string, text: string): void {
    this.#drafts.keep(keyOf(groupId), text);
  }

  newName(): string {
    return this.#random.id();
  }

  /** Messages that did not arrive, including those from before a chat switch or a page reload. */
  held(groupId: string): readonly PendingMessage[] {
    return pendingIn(this.#drafts.read(pendingKeyOf(groupId)));
  }

  hold(groupId: string, { clientId, text }: PendingMessage): void {
    this.#put(groupId, [...this.#others(groupId, clientId), { clientId, text }]);
  }

  release(groupId: string, clientId: string): void {
    this.#put(groupId, this.#others(groupId, clientId));
  }

  #others(groupId: string, clientId: string): readonly PendingMessage[] {
    return this.held(groupId).filter((message) => message.clientId !== clientId);
  }

  #put(groupId: string, stored: readonly PendingMessage[]): void {
    this.#drafts.keep(pendingKeyOf(groupId), stored.length === 0 ? '' : JSON.stringify(stored));
  }
}

const keyOf = (groupId: string): string => `chat:${groupId}`;
const pendingKeyOf = (groupId: string): string => `chat-unsent:${groupId}`;

/** Device storage may contain anything, so it is validated. */
function pendingIn(text: string): readonly PendingMessage[] {
  try {
    const saved: unknown = JSON.parse(text);
    return Array.isArray(saved) ? saved.filter(isPendingMessage) : [];
  } catch {
    return [];
  }
}

function isPendingMessage(saved: unknown): saved is PendingMessage {
  const { clientId, text } = Object(saved) as Readonly<Record<string, unknown>>;
  return typeof clientId === 'string' && typeof text === 'string';
}
