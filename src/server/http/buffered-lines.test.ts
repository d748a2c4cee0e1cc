import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BufferedLines } from './buffered-lines';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'humkaar-log-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('buffered log lines', () => {
  it('many log lines are all written, in order', () => {
    const file = join(folder, 'many.log');
    const lines = new BufferedLines(file, 60_000);
    const wanted = Array.from({ length: 1000 }, (_, index) => `line ${index}\n`);
    for (const line of wanted) lines.write(line);
    lines.close();
    expect(readFileSync(file, 'utf8')).toBe(wanted.join(''));
  });

  it('log lines are written after a moment without a close', async () => {
    const file = join(folder, 'later.log');
    const lines = new BufferedLines(file, 5);
    lines.write('one\n');
    await expect.poll(() => readFileSync(file, 'utf8')).toBe('one\n');
    lines.close();
  });

  it('log lines are written when the process exits unexpectedly', () => {
    const file = join(folder, 'end.log');
    const source = new URL('./buffered-lines.ts', import.meta.url).href;
    const program = `import { BufferedLines } from ${JSON.stringify(source)};
      new BufferedLines(${JSON.stringify(file)}, 60000).write('last words\\n'); process.exit(1);`;
    const run = () =>
      execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    expect(run).toThrow();
    expect(readFileSync(file, 'utf8')).toBe('last words\n');
  });

  it('a full disk does not make writing a log line throw', () => {
    const lines = new BufferedLines('/dev/full', 0);
    expect(() => lines.write('one\n')).not.toThrow();
    lines.close();
  });
});
