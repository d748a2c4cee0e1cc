import { TabConnection } from './tab-connection';

/** Writing this key wakes tabs that do not listen yet: storage events reach them before their code has loaded. */
const WAKE = 'votes:v1';
/** A page may have been rendered this long before it started to load. */
const RENDERED_BEFORE = 5_000;
const MAX_REPEATED = 200;

interface Rules<Message> {
  /** Ignores anything else, because a tab may run an older build. */
  readonly isMessage: (data: unknown) => data is Message;
  /** Only the last message of a key is repeated. */
  readonly keyOf: (message: Message) => string;
}

/** Sends messages to the other tabs. A new tab asks for those it missed, because it listens only after loading. */
export class ReplayingConnection<Message> {
  readonly #connection: TabConnection;
  readonly #rules: Rules<Message>;
  readonly #sent = new Map<string, { readonly message: Message; readonly at: number }>();

  constructor(name: string, rules: Rules<Message>) {
    this.#connection = new TabConnection(name);
    this.#rules = rules;
  }

  publish(message: Message): void {
    const key = this.#rules.keyOf(message);
    this.#sent.delete(key);
    this.#sent.set(key, { message, at: Date.now() });
    const [oldest] = this.#sent.keys();
    if (oldest !== undefined && this.#sent.size > MAX_REPEATED) this.#sent.delete(oldest);
    this.#connection.publish(message);
    wakeOtherTabs();
  }

  subscribe(listener: (message: Message) => void): () => void {
    const stop = this.#connection.subscribe((data) => {
      if (this.#rules.isMessage(data)) listener(data);
      else this.#repeat(Object(data).since);
    });
    this.#connection.publish({ since: performance.timeOrigin - RENDERED_BEFORE });
    return stop;
  }

  #repeat(since: unknown): void {
    if (typeof since !== 'number') return;
    for (const { message, at } of this.#sent.values()) if (at >= since) this.#connection.publish(message);
  }
}

function wakeOtherTabs(): void {
  try {
    localStorage.setItem(WAKE, String(performance.now()));
    localStorage.removeItem(WAKE);
  } catch {
    // If storage is denied, the other tabs ask once they listen.
  }
}
