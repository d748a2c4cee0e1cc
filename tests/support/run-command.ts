import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

interface Command {
  readonly child: ChildProcess;
  /** The output and exit code; the test times out if the process does not exit. */
  readonly ended: Promise<{ readonly output: string; readonly code: number | null }>;
}

/** Runs a package script in a separate process, without npm, so that it can be killed. */
export function runCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Command {
  const [program, file = ''] = scripts[name]?.split(' ') ?? [];
  expect(program).toBe('tsx');
  // Runs like tsx, but in one process: killing tsx would leave its child process.
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
  const ended = once(child, 'close').then(([code]) => ({ output: text, code: code as number | null }));
  return { child, ended };
}
