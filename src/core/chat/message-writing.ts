import type { Drafts } from '../composer/drafts';
import type { ChatId, ClientMessageId } from '../shared/ids';
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

  read(groupId: ChatId): string {
    return this.#drafts.read(keyOf(groupId));
  }

  keep(groupId: ChatId, text: string): void {
    this.#drafts.keep(keyOf(groupId), text);
  }

  newName(): string {
    return this.#random.id();
  }

  /** Messages that did not arrive, including those from before a chat switch or a page reload. */
  held(groupId: ChatId): readonly PendingMessage[] {
    return pendingIn(this.#drafts.read(pendingKeyOf(groupId)));
  }

  hold(groupId: ChatId, { clientId, text }: PendingMessage): void {
    this.#put(groupId, [...this.#others(groupId, clientId), { clientId, text }]);
  }

  release(groupId: ChatId, clientId: ClientMessageId): void {
    this.#put(groupId, this.#others(groupId, clientId));
  }

  #others(groupId: ChatId, clientId: ClientMessageId): readonly PendingMessage[] {
    return this.held(groupId).filter((message) => message.clientId !== clientId);
  }

  #put(groupId: ChatId, stored: readonly PendingMessage[]): void {
    this.#drafts.keep(pendingKeyOf(groupId), stored.length === 0 ? '' : JSON.stringify(stored));
  }
}

const keyOf = (groupId: ChatId): string => `chat:${groupId}`;
const pendingKeyOf = (groupId: ChatId): string => `chat-unsent:${groupId}`;

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
