import { spawn } from 'node:child_process';
import { lockDirectory } from '../db/directory-lock';

/** A test program: takes the lock of a directory, prints the result and holds the lock until it is killed. */
const [, , directory = '', withChild] = process.argv;

/** A child process that inherits the lock and outlives this one. */
function startChild(pipe: number | undefined): string {
  const nextHolder = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', pipe], detached: true });
  return `held with ${nextHolder.pid}`;
}

lockDirectory(directory).then(
  ({ pipe }) => {
    process.stdout.write(`${withChild ? startChild(pipe) : 'held'}\n`);
    setInterval(() => undefined, 1_000);
  },
  (error: Error) => {
    process.stdout.write(`${error.message}\n`);
  },
);
