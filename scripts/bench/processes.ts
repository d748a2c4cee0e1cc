import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_TO_MS = 10;

/** The processor time of a server, its worker processes and the embedded database. */
export const processorMs = (pid: number): number =>
  familyOf(pid).reduce((sum, member) => {
    const fields = contentOf(`/proc/${member}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICKS_TO_MS;
  }, 0);

export const residentMegabytes = (pid: number): number =>
  familyOf(pid).reduce(
    (sum, member) =>
      sum + Number(/VmRSS:\s+(\d+)/.exec(contentOf(`/proc/${member}/status`))?.[1] ?? 0) / 1024,
    0,
  );

function familyOf(pid: number): readonly number[] {
  const parents = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): readonly number[] =>
    parents.flatMap(([child = 0, of]) => (of === parent ? [child, ...childrenOf(child)] : []));
  return [pid, ...childrenOf(pid)];
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
