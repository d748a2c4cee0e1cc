/** One end of a connection between the supervisor and a worker. */
export interface MessagePort {
  readonly on: (event: 'message', listener: (message: unknown) => void) => unknown;
  readonly send: (message: object) => unknown;
}

/** Requests by name, each with its input and result. */
type Requests = Readonly<Record<string, (input: never) => unknown>>;
export type Handlers<Own extends Requests> = {
  readonly [Name in keyof Own]: (
    input: Parameters<Own[Name]>[0],
  ) => ReturnType<Own[Name]> | Promise<ReturnType<Own[Name]>>;
};

interface Message {
  readonly id: number;
  readonly name?: string;
  readonly input?: unknown;
  readonly answer?: unknown;
  readonly failure?: string;
}

/** Sends requests to the other process and answers its requests. */
export class Channel<Own extends Requests, Other extends Requests> {
  readonly #port: MessagePort;
  readonly #handlers: Handlers<Own>;
  readonly #waiting = new Map<number, { done: (answer: never) => void; fail: (error: Error) => void }>();
  #last = 0;

  constructor(port: MessagePort, handlers: Handlers<Own>) {
    this.#port = port;
    this.#handlers = handlers;
    port.on('message', (message) => void this.#receive(message as Message));
  }

  ask<Name extends keyof Other & string>(
    name: Name,
    input: Parameters<Other[Name]>[0],
  ): Promise<ReturnType<Other[Name]>> {
    const id = ++this.#last;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#port.send({ id, name, input } satisfies Message);
    });
  }

  async #receive({ id, name, input, answer, failure }: Message): Promise<void> {
    if (name !== undefined) return this.#answer(id, name, input);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (failure === undefined) waiting?.done(answer as never);
    else waiting?.fail(new Error(failure));
  }

  async #answer(id: number, name: string, input: unknown): Promise<void> {
    try {
      this.#port.send({ id, answer: await this.#handlers[name]?.(input as never) } satisfies Message);
    } catch (error) {
      this.#port.send({ id, failure: (error as Error).message } satisfies Message);
    }
  }
}
