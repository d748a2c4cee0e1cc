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

/** For requests that do not wait for the mail server: their duration would show whether an email was sent. */
export abstract class BackgroundMailer extends Mailer {
  /** Without an email it only tests the mail server, so that `isAway` does not show whether there was one. */
  abstract sendInBackground(mail: Mail | undefined): Promise<void>;
  /** Whether the mail server failed its last test. The test has no address, so this is the same for all of them. */
  abstract isAway(): boolean;
}
