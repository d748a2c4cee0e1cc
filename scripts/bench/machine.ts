import os from 'node:os';

/** Shared by all benchmarks: waiting for an idle machine, medians, and a line that describes the machine. */

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Waits (at most 45 s) until the machine is idle, so that other work does not distort a sample. */
export async function waitUntilQuiet(share = 0.6): Promise<void> {
  const until = Date.now() + 45_000;
  while (Date.now() < until) {
    const before = cpuTimes();
    await sleep(1000);
    const after = cpuTimes();
    if ((after.idle - before.idle) / (after.all - before.all) >= share) return;
  }
}

function cpuTimes(): { idle: number; all: number } {
  const cores = os.cpus().map((core) => core.times);
  return {
    idle: cores.reduce((sum, times) => sum + times.idle, 0),
    all: cores.reduce((sum, times) => sum + Object.values(times).reduce((a, b) => a + b, 0), 0),
  };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Linear interpolation, like spreadsheets. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? Number.NaN;
  return low + (high - low) * (position - Math.floor(position));
}

export const machineLine = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), Node ${process.version.slice(1)}`;

/** A Markdown table for the README. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
