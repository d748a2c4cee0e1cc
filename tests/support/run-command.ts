import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

export const NAMES = [
  'backup',
  'backups',
  'contract',
  'coupon',
  'doctor',
  'employer',
  'end-accounts',
  'move',
  'restore',
  'role',
  'seed',
] as const;
export type CommandName = (typeof NAMES)[number];

interface Command {
  readonly child: ChildProcess;
  /** The output and exit code; the test times out if the process does not exit. */
  readonly ended: Promise<{ readonly output: string; readonly code: number | null }>;
}

/** Runs a package script in a separate process, without npm, so that it can be killed. */
export function runCommand(
  name: CommandName,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Command {
  const child = spawn(process.execPath, [join(PROGRAMS, `${name}.mjs`), ...args], {
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

/** Modules in a bundle open files next to their source. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    })),
};

/** The commands as one file each: tsx needs four times as long to start one. */
async function bundleCommands(): Promise<string> {
  const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'commands-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(NAMES.map((name) => [name, sourceOf(name)])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [ownAddresses],
    logLevel: 'warning',
  });
  return folder;
}

function sourceOf(name: CommandName): string {
  const [, file] = /^tsx (\S+)$/.exec(scripts[name] ?? '') ?? [];
  if (!file) throw new Error(`npm run ${name} does not run a script with tsx`);
  return file;
}

const PROGRAMS = await bundleCommands();
