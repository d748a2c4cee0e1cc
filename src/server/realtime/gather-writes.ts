import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';

/** A line that was written to within these milliseconds waits for their end. */
const TOGETHER_MS = 100;

/** A line as the engine knows it, with the connection it came on. */
interface Line {
  readonly request: { readonly socket: Pick<Duplex, 'cork' | 'uncork'> };
}

/**
 * In a busy room a thousand sockets would each be written to with every message, and the writing alone would fill a
 * processor. The first message goes at once; what follows closely goes to each socket in one piece.
 */
export function gatherWrites(engine: Pick<EventEmitter, 'on'>): void {
  const written = new WeakMap<object, number>();
  let held = new Set<Line['request']['socket']>();
  const letGo = () => {
    const now = performance.now();
    const gathered = held;
    held = new Set();
    for (const socket of gathered) {
      written.set(socket, now);
      socket.uncork();
    }
  };
  engine.on('flush', ({ request: { socket } }: Line) => {
    if (held.has(socket)) return;
    const now = performance.now();
    const before = written.get(socket);
    written.set(socket, now);
    if (before === undefined || now - before >= TOGETHER_MS) return;
    if (held.size === 0) setTimeout(letGo, TOGETHER_MS).unref();
    held.add(socket);
    socket.cork();
  });
}
