/** A letter to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends letters. They are never logged: they hold addresses and codes. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
