import type { Drafts } from '../drafts/drafts';
import type { Random } from '../shared/random';

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
}

const keyOf = (groupId: string): string => `chat:${groupId}`;
