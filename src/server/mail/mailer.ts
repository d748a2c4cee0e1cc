export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Headers for mail programs, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The same in every attempt to send this email, so that a mailbox shows it once. */
  readonly id?: string;
  /** The request does not wait for the mail server: its duration would show whether an email was sent. */
  readonly inBackground?: boolean;
}

/** Sends emails. They are never logged: they contain addresses and codes. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
