import type { Call } from '../shared/call';

/** The masked address, which its owner can recognise. */
export interface EmailAddress {
  readonly address: string | undefined;
}

export abstract class EmailsPort {
  abstract readEmailAddress(input?: undefined, call?: Call): Promise<EmailAddress>;
  /** Sends a confirmation link to the address; emails start once it is opened. */
  abstract requestEmails(query: { readonly address: string }, call?: Call): Promise<void>;
  abstract stopEmails(input?: undefined, call?: Call): Promise<void>;
}
