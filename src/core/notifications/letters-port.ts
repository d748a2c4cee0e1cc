import type { Call } from '../shared/call';

/** The masked address, which its owner can recognise. */
export interface LetterAddress {
  readonly address: string | undefined;
}

export abstract class LettersPort {
  abstract readLetterAddress(input?: undefined, call?: Call): Promise<LetterAddress>;
  /** Sends a confirmation link to the address; emails start once it is opened. */
  abstract askForLetters(query: { readonly address: string }, call?: Call): Promise<void>;
  abstract stopLetters(input?: undefined, call?: Call): Promise<void>;
}
