import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';

/** Messages on a connection within this many milliseconds are written together. */
const TOGETHER_MS = 100;

interface Line {
  readonly request: { readonly socket: Pick<Duplex, 'cork' | 'uncork'> };
}

/**
 * In a busy room, writing every message to a thousand sockets would use a whole processor. The first message is
 * written at once; quick successors are written to each socket together.
 */
export function batchWrites(engine: Pick<EventEmitter, 'on'>): void {
  const written = new WeakMap<object, number>();
  let stored = new Set<Line['request']['socket']>();
  const letGo = () => {
    const now = performance.now();
    const gathered = stored;
    stored = new Set();
    for (const socket of gathered) {
      written.set(socket, now);
      socket.uncork();
    }
  };
  engine.on('flush', ({ request: { socket } }: Line) => {
    if (stored.has(socket)) return;
    const now = performance.now();
    const before = written.get(socket);
    written.set(socket, now);
    if (before === undefined || now - before >= TOGETHER_MS) return;
    if (stored.size === 0) setTimeout(letGo, TOGETHER_MS).unref();
    stored.add(socket);
    socket.cork();
  });
}
