import type { Drafts } from '../composer/drafts';
import type { Random } from '../shared/random';
import type { Unsent } from './thread';

/** A message sent from this device that did not arrive. */
type Held = Omit<Unsent, 'state'>;

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
  held(groupId: string): readonly Held[] {
    return heldIn(this.#drafts.read(heldKeyOf(groupId)));
  }

  hold(groupId: string, { clientId, text }: Held): void {
    this.#put(groupId, [...this.#others(groupId, clientId), { clientId, text }]);
  }

  release(groupId: string, clientId: string): void {
    this.#put(groupId, this.#others(groupId, clientId));
  }

  #others(groupId: string, clientId: string): readonly Held[] {
    return this.held(groupId).filter((one) => one.clientId !== clientId);
  }

  #put(groupId: string, held: readonly Held[]): void {
    this.#drafts.keep(heldKeyOf(groupId), held.length === 0 ? '' : JSON.stringify(held));
  }
}

const keyOf = (groupId: string): string => `chat:${groupId}`;
const heldKeyOf = (groupId: string): string => `chat-unsent:${groupId}`;

/** Device storage may contain anything, so it is validated. */
function heldIn(text: string): readonly Held[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isHeld) : [];
  } catch {
    return [];
  }
}

function isHeld(kept: unknown): kept is Held {
  const { clientId, text } = Object(kept) as Readonly<Record<string, unknown>>;
  return typeof clientId === 'string' && typeof text === 'string';
}
