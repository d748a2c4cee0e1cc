import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { FIGURES, type MeasuredFigures, TABLE } from './figures';

/** Before the faults: deletes the last figures. Afterwards: prints the table for the README. */
export function setup(): () => void {
  rmSync(FIGURES, { force: true });
  return () => {
    if (!existsSync(FIGURES)) return;
    const lines = readFileSync(FIGURES, 'utf8').trim().split('\n');
    const rows = lines.map((line) => JSON.parse(line) as MeasuredFigures);
    const table = [
      '| fault | repeated | load | result |',
      '|---|---|---|---|',
      ...rows.map(({ fault, times, load, outcome }) => `| ${fault} | ${times} | ${load} | ${outcome} |`),
    ].join('\n');
    mkdirSync('.cache', { recursive: true });
    writeFileSync(TABLE, `${table}\n`);
    process.stdout.write(`\n${table}\n\n`);
  };
}
