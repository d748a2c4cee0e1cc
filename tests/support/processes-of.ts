import { readFileSync } from 'node:fs';

/** The worker processes of a server started with WORKERS, by role. */
export const workersOf = (supervisor: number | undefined, role: 'web' | 'jobs'): readonly number[] =>
  contentOf(`/proc/${supervisor}/task/${supervisor}/children`)
    .split(' ')
    .filter((pid) => contentOf(`/proc/${pid}/cmdline`).split('\0').at(-2) === role)
    .map(Number);

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
