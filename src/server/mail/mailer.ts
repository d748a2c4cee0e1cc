export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Headers for mail programs, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The same in every attempt to send this email, so that a mailbox shows it once. */
  readonly id?: string;
}

/** Sends emails. They are never logged: they contain addresses and codes. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
