import type { InFlight } from '../../core/shell/in-flight';

type Fetch = (request: Request) => Promise<Response>;

export class AbortableCalls implements InFlight {
  #stop = new AbortController();
  readonly #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  readonly fetch: Fetch = (request) =>
    this.#fetch(new Request(request, { signal: AbortSignal.any([request.signal, this.#stop.signal]) }));

  cancel(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
  }
}
