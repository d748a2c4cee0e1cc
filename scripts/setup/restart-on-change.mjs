import { watch } from 'node:fs';
import { join } from 'node:path';
import { end, keep, ROOT } from './run.mjs';

/** Editors and bundlers write several files at a time. */
const SETTLED_MS = 150;

/**
 * Restarts a program when a file in its folders changes. It waits until the previous process has ended,
 * because both would use the same port and data directory; a process that ended by itself is restarted on the
 * next change. The returned function stops it for good.
 */
export function restarting(command, args, { folders, options, patience: timeout }) {
  let child = keep(command, args, options);
  let turn = Promise.resolve();
  let timer;
  let stopped = false;
  const again = async () => {
    await end(child, { timeout });
    if (!stopped) child = keep(command, args, options);
  };
  const changed = (_kind, name) => {
    if (stopped || /\.test\.\w+$|(^|\/)\./.test(name ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(again);
    }, SETTLED_MS);
  };
  const watchers = folders.map((folder) => watch(join(ROOT, folder), { recursive: true }, changed));
  return async () => {
    stopped = true;
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await turn;
    await end(child, { timeout });
  };
}
