/** A letter to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Lines for mail programs, such as how to get no more of it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends letters. They are never logged: they hold addresses and codes. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
