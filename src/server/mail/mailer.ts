export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Headers for mail programs, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends emails. They are never logged: they contain addresses and codes. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
