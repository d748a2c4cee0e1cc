import type { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import { type Gate, missingGate } from '../login/session';
import type { Call } from '../shared/call';
import { Failure } from '../shared/failure';

interface Known {
  readonly id: string;
}

export interface TellingPort<Told extends object, Kept extends Known> {
  readonly add: (told: Told) => Promise<Kept>;
  readonly read: (of: Known, call?: Call) => Promise<Kept>;
  readonly change: (told: Told & Known) => Promise<Kept>;
  readonly remove: (of: Known) => Promise<void>;
}

export type Outcome<Kept> =
  | { readonly kind: 'blocked'; readonly gate: Gate }
  | { readonly kind: 'sent'; readonly kept: Promise<Kept> };

/** Submits, changes and deletes a contribution. Members only; a visitor's draft waits for the login. */
export class Telling<Told extends object, Kept extends Known, Texts extends object> {
  readonly draft: FormDraft<Texts>;
  readonly #port: TellingPort<Told, Kept>;
  readonly #current: CurrentSession;

  constructor(port: TellingPort<Told, Kept>, draft: FormDraft<Texts>, current: CurrentSession) {
    this.#port = port;
    this.draft = draft;
    this.#current = current;
  }

  /** Undefined if it was deleted or belongs to another member. */
  async find(id: string, call?: Call): Promise<Kept | undefined> {
    if (missingGate(this.#current.session, 'member')) return undefined;
    try {
      return await this.#port.read({ id }, call);
    } catch (error) {
      if (error instanceof Failure && (error.kind === 'notFound' || error.kind === 'invalid'))
        return undefined;
      throw error;
    }
  }

  tell(told: Told, known: Kept | undefined): Outcome<Kept> {
    const gate = missingGate(this.#current.session, 'member');
    if (gate) return { kind: 'blocked', gate };
    return { kind: 'sent', kept: known ? this.#port.change({ ...told, id: known.id }) : this.#add(told) };
  }

  takeBack({ id }: Kept): Promise<void> {
    return this.#port.remove({ id });
  }

  async #add(told: Told): Promise<Kept> {
    const kept = await this.#port.add(told);
    this.draft.forget();
    return kept;
  }
}
