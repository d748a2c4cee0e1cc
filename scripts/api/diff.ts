import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addedOperations, breaksBetween, deprecatedOperations } from './breaks';
import { readSpecs } from './spec';

/** `npm run api:diff [-- --base REV]`: what the contracts break for clients of the last commit, or of REV. */
export async function diffCommand(
  options: readonly string[],
  folder: string,
  listener: (line: string) => void,
): Promise<number> {
  const base = options[options.indexOf('--base') + 1];
  const revision = options.includes('--base') && base !== undefined ? base : 'HEAD';
  const before = mkdtempSync(join(tmpdir(), 'contracts-'));
  try {
    checkOut(folder, revision, before);
    const [then, now] = await Promise.all([
      readSpecs(join(before, 'openapi')),
      readSpecs(join(folder, 'openapi')),
    ]);
    const breaks = breaksBetween(then, now);
    for (const added of addedOperations(then, now)) listener(`new: ${added}`);
    for (const deprecated of deprecatedOperations(then, now)) listener(`deprecated: ${deprecated}`);
    for (const { at: path, message, also } of breaks) {
      const others = also.length === 0 ? '' : ` (also ${also.join(', ')})`;
      listener(`BREAKING ${path}: ${message}${others}`);
    }
    listener(`breaking changes since ${revision}: ${breaks.length}`);
    if (breaks.length === 0) return 0;
    listener(
      'Keep the old version next to the new one (a higher /vN in the path) until no client needs it, or commit the breaking change on purpose.',
    );
    return 1;
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
}

/** Writes the contracts of a revision into a folder. */
function checkOut(folder: string, revision: string, to: string): void {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    git('rev-parse', '--verify', `${revision}^{commit}`);
  } catch {
    throw new Error(`commit ${revision} not found: give a commit, branch or tag after --base`);
  }
  const files = git('ls-tree', '-r', '--name-only', revision, '--', 'openapi').split('\n').filter(Boolean);
  if (files.length === 0) throw new Error(`${revision} has no openapi/, so there is nothing to compare with`);
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), git('show', `${revision}:${file}`));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  diffCommand(process.argv.slice(2), process.cwd(), console.log).then(
    (code) => {
      process.exitCode = code;
    },
    (failure: unknown) => {
      console.error(failure instanceof Error ? failure.message : failure);
      process.exitCode = 1;
    },
  );
}
