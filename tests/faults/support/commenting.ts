import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { posts, voters } from './test-data';

const AMBIENT = { appid: '999', systemid: 'AB_WEB', 'content-type': 'application/json' };
const AGAIN_MS = 500;

/** Members who write comments, and send each again with the same key until it is acknowledged. */
export class Commenting {
  readonly acknowledged: string[] = [];
  /** Milliseconds at which one was acknowledged. */
  readonly moments: number[] = [];
  readonly refusals: { readonly status: number; readonly retryAfter: string | null }[] = [];

  async go(origin: string, writers: number, signal: AbortSignal): Promise<void> {
    await Promise.all(
      voters.slice(0, writers).map(({ token }, index) => this.#write(origin, { token, index }, signal)),
    );
  }

  async #write(origin: string, writer: { token: string; index: number }, signal: AbortSignal): Promise<void> {
    for (let turn = 0; !signal.aborted; turn++) {
      const text = `Comment ${writer.index} ${turn} ${randomBytes(6).toString('hex')}`;
      const post = posts[turn % posts.length] ?? '';
      while (!(await this.#send(origin, { ...writer, post, text })) && !signal.aborted) await wait(AGAIN_MS);
    }
  }

  async #send(
    origin: string,
    { token, post, text }: Record<'token' | 'post' | 'text', string>,
  ): Promise<boolean> {
    const response = await fetch(`${origin}/feed-services/v1/post/${post}/comment`, {
      method: 'POST',
      headers: { ...AMBIENT, cookie: `AT=${token}`, 'idempotency-key': text.replace(/\W/g, '-') },
      body: JSON.stringify({ text, profileType: 'ANONYMOUS' }),
    }).catch(() => undefined);
    const body = await response?.text().catch(() => undefined);
    if (response?.ok && body !== undefined) {
      this.acknowledged.push(text);
      this.moments.push(Date.now());
      return true;
    }
    if (response)
      this.refusals.push({ status: response.status, retryAfter: response.headers.get('retry-after') });
    return false;
  }

  /** What was acknowledged and is missing, and what is there twice. */
  faults(stored: readonly string[]): readonly string[] {
    const seen = new Set(stored);
    const lost = this.acknowledged.filter((text) => !seen.has(text)).map((text) => `lost: ${text}`);
    return stored.length === seen.size ? lost : [...lost, `${stored.length - seen.size} are stored twice`];
  }

  /** The longest time within these milliseconds in which nothing was acknowledged. */
  longestPause(from: number, to: number): number {
    const inside = this.moments.filter((moment) => moment > from && moment < to).sort((a, b) => a - b);
    return Math.max(...[...inside, to].map((moment, index) => moment - (inside[index - 1] ?? from)));
  }
}
