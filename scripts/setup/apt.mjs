import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refused, run } from './run.mjs';

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);

export const canUseApt = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Installs Debian packages as root; the caller has made sure that apt may be used. */
export async function aptInstall(packages, what) {
  process.stdout.write(`Installing ${what} (once) …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const lock = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
  await run('apt-get', [...lock, 'update', '-qq'], { env, show: false });
  const { code, output } = await run(
    'apt-get',
    [...lock, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
    { env, show: false },
  );
  if (code !== 0) throw new Refused(`${output.slice(-2000)}\napt could not install ${what}.`);
}
