import type { NewWrite } from '../posts/stored-write';
import type { ChoiceCarrier } from './choice-carrier';
import type { Carrier } from './outbox-ports';
import type { TextCarrier } from './text-carrier';

export interface AccountCarriers {
  readonly choices: ChoiceCarrier;
  readonly texts: TextCarrier;
}

export class ServiceCarrier implements Carrier {
  readonly #carriersFor: (owner: string) => AccountCarriers;

  /** The carriers of one account; their services reject a call when another account is logged in. */
  constructor(carriersFor: (owner: string) => AccountCarriers) {
    this.#carriersFor = carriersFor;
  }

  carry(write: NewWrite, owner: string): Promise<unknown> {
    const { choices, texts } = this.#carriersFor(owner);
    return write.kind === 'vote' || write.kind === 'ballot' ? choices.carry(write) : texts.carry(write);
  }
}
