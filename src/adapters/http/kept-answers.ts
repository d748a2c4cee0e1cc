import type { Wire } from './runtime';

/** Long enough for going there and back, short enough that nobody meets yesterday's page. */
const KEPT_FOR = 60_000;
const MOST = 30;

interface Kept {
  readonly since: number;
  /** Read to its end: a text is at hand at once, a stream takes its time each time anew. */
  readonly answer: Promise<ReadAnswer>;
}

interface ReadAnswer {
  readonly ok: boolean;
  readonly again: () => Response;
}

export interface Keeping {
  readonly now: () => number;
  /** Whether somebody is on the way to another page: what was just read there need not be asked again. */
  readonly onWay: () => boolean;
}

/**
 * Keeps what was read for a while, for whoever goes on to a page just seen, or to one that was read ahead. Whatever
 * is asked for on a page is asked anew, and after any write nothing is kept.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #fetch: Wire['fetch'];
  readonly #keeping: Keeping;

  constructor(fetch: Wire['fetch'], keeping: Keeping) {
    this.#fetch = fetch;
    this.#keeping = keeping;
  }

  readonly fetch: Wire['fetch'] = async (request) => {
    if (request.method === 'GET') return this.#read(request, this.#keeping.onWay());
    this.forget();
    try {
      return await this.#fetch(request);
    } finally {
      this.forget();
    }
  };

  /** For reading a page ahead of the person: it may change nothing. */
  readonly ahead: Wire['fetch'] = (request) =>
    request.method === 'GET'
      ? this.#read(request, true)
      : Promise.reject(new TypeError('only reading is done ahead'));

  forget(): void {
    this.#kept.clear();
  }

  async #read(request: Request, mayRepeat: boolean): Promise<Response> {
    const kept = mayRepeat ? this.#kept.get(request.url) : undefined;
    if (kept && this.#keeping.now() - kept.since <= KEPT_FOR) {
      // One that is still on its way is waited for; if it fails, the caller asks for itself.
      const answer = await kept.answer.catch(() => undefined);
      request.signal.throwIfAborted();
      if (answer?.ok) return answer.again();
    }
    return this.#ask(request);
  }

  async #ask(request: Request): Promise<Response> {
    const asked = this.#fetch(request);
    const answer = asked.then(readToItsEnd);
    // Whoever asked hears of the failure; nobody else may be there.
    answer.catch(() => undefined);
    const entry = { since: this.#keeping.now(), answer };
    this.#kept.delete(request.url);
    this.#kept.set(request.url, entry);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return asked;
  }
}

/** Reads a copy; who asked reads the answer itself. */
async function readToItsEnd(answer: Response): Promise<ReadAnswer> {
  const { ok, status, headers } = answer;
  const text = await answer.clone().text();
  // A page where data should be comes from something in between, which may be gone by the next time.
  const isPage = /html/.test(headers.get('content-type') ?? '');
  return { ok: ok && !isPage, again: () => new AnswerAtHand(text, { status, headers }) };
}

/** An answer whose text is known: it is read at once, where one from a stream comes a turn or two later. */
class AnswerAtHand extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(text || undefined, init);
    this.#text = text;
  }

  override text = async (): Promise<string> => this.#text;
  override json = async (): Promise<unknown> => JSON.parse(this.#text);
}
