import { LRUCache } from 'lru-cache';
import {
  type FoundPage,
  FRESH_MS,
  MAX_AGE_MS,
  MAX_RENDER_MS,
  type PageExchange,
  type SharedPage,
} from './page-exchange';

interface Turn {
  readonly startedAt: number;
  readonly done: Promise<void>;
  readonly end: () => void;
}
interface Stored {
  readonly page: SharedPage;
  readonly startedAt: number;
}

const MAX_PAGES = 1_000;

/** In the memory of one process, for the processes that ask it. */
export function memoryExchange(now: () => number): PageExchange {
  const pages = new LRUCache<string, Stored>({ max: MAX_PAGES });
  const rendering = new Map<string, Turn>();
  const found = (key: string): FoundPage | undefined => {
    const stored = pages.get(key);
    const age = stored ? now() - stored.startedAt : MAX_AGE_MS;
    return stored && age < MAX_AGE_MS ? { page: stored.page, age } : undefined;
  };
  const begin = (key: string) => {
    let end = () => {};
    const done = new Promise<void>((resolve) => {
      const late = setTimeout(() => end(), MAX_RENDER_MS).unref();
      end = () => {
        clearTimeout(late);
        if (rendering.get(key)?.done === done) rendering.delete(key);
        resolve();
      };
    });
    rendering.set(key, { startedAt: now(), done, end });
  };
  return {
    async take(key) {
      for (;;) {
        const known = found(key);
        if (known && known.age < FRESH_MS) return known;
        const other = rendering.get(key);
        if (!other) begin(key);
        if (!other || known) return other && known;
        await other.done;
      }
    },
    async store(key, page) {
      const turn = rendering.get(key);
      if (turn) pages.set(key, { page, startedAt: turn.startedAt });
      turn?.end();
    },
    async release(key) {
      rendering.get(key)?.end();
    },
  };
}
