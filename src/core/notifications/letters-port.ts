import type { Call } from '../shared/call';

/** Where somebody gets letters, as they know it again. */
export interface LetterAddress {
  readonly address: string | undefined;
}

export abstract class LettersPort {
  abstract readLetterAddress(of?: undefined, call?: Call): Promise<LetterAddress>;
  /** A link goes there; letters begin when it is pressed. */
  abstract askForLetters(wish: { readonly address: string }, call?: Call): Promise<void>;
  abstract stopLetters(of?: undefined, call?: Call): Promise<void>;
}
