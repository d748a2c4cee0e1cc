import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_TO_MS = 10;

/** The processor time of a server, its worker processes and the embedded database. */
export function processorMs(pid: number): number {
  const { server, database } = processorTimes(pid);
  return server + database;
}

/** The same, apart. */
export function processorTimes(pid: number): { readonly server: number; readonly database: number } {
  const times = { server: 0, database: 0 };
  for (const member of familyOf(pid)) {
    const [name = '', rest = ''] = contentOf(`/proc/${member}/stat`).split(/\) (?=\w )/);
    const fields = rest.split(' ');
    const spent = (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICKS_TO_MS;
    times[name.endsWith('(postgres') ? 'database' : 'server'] += spent;
  }
  return times;
}

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
