import type { Drafts } from '../composer/drafts';
import type { Random } from '../shared/random';
import type { Unsent } from './thread';

/** A message that was sent from here and did not arrive. */
type Held = Omit<Unsent, 'state'>;

/** A message before it is said: its words are kept while they are written, and it gets a name so that it is said once. */
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

  /** What was sent and did not arrive, also before one looked at another chat or loaded the page anew. */
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

/** Anything may have happened to what the device keeps. */
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
