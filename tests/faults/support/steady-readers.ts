const URLS = [
  '/feed-services/v3/feed?feedType=GENERIC&sort=POPULAR',
  '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST',
  '/feed-services/v1/interlinking-widget',
];
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly type: string;
  readonly posts: number | undefined;
  readonly ms: number;
}

/** Visitors who read continuously; records responses, and accepted requests without a response. */
export class Reading {
  readonly answers: Answer[] = [];
  readonly cut: string[] = [];

  async go(origin: string, readers: number, signal: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: readers }, (_, index) => this.#read(origin, index, signal)));
  }

  async #read(origin: string, reader: number, signal: AbortSignal): Promise<void> {
    for (let turn = reader; !signal.aborted; turn++) {
      const began = Date.now();
      try {
        const answer = await fetch(origin + URLS[turn % URLS.length], { headers: AMBIENT });
        const text = await answer.text();
        const body = JSON.parse(text) as { readonly items?: readonly unknown[] };
        this.answers.push({
          status: answer.status,
          retryAfter: answer.headers.get('retry-after'),
          type: answer.headers.get('content-type') ?? '',
          posts: answer.ok ? body.items?.length : undefined,
          ms: Date.now() - began,
        });
      } catch (error) {
        const cause = (error as { cause?: { code?: string; message?: string } }).cause;
        // The connection was refused, so the request was never accepted.
        if (cause?.code === 'ECONNREFUSED') return;
        this.cut.push(`${cause?.code} ${cause?.message ?? String(error)}`);
        return;
      }
    }
  }
}
