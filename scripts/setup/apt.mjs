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

/** Why apt cannot be used here, as a short phrase. */
function aptProblem() {
  if (onPath('apt-get') === undefined) return 'there is no apt-get here to install it with';
  return process.getuid?.() === 0 ? undefined : 'only root can install it';
}

/**
 * Finds a program, or installs it with apt as root, or returns one sentence that explains how to install it.
 * `find` returns the program or undefined, `wayOut` is the advice. Each of the `choices` is a list of
 * packages; the next is tried if apt does not have the previous one.
 */
export async function foundOrInstalled({ what: subject, choices, find, wayOut }) {
  const found = find();
  if (found) return found;
  const why = aptProblem();
  if (why) throw new Refused(`${subject} was not found, and ${why}: ${wayOut}.`);
  process.stdout.write(`Installing ${subject} (once) …\n`);
  const failure = await installFirst(choices);
  if (failure) throw new Refused(`apt could not install ${subject} (${failure}): ${wayOut}.`);
  const installed = find();
  if (installed) return installed;
  throw new Refused(`apt installed the packages, but ${subject} is still missing: ${wayOut}.`);
}

/** Installs what makes tests faster but is not needed, if allowed. Removes nothing and gives up after two minutes. */
export async function installIfAllowed(what, packages) {
  if (aptProblem()) return;
  process.stdout.write(`Installing ${what} (once) …\n`);
  const failure = await aptInstall(['--no-remove', ...packages], { limit: 60 });
  if (failure) process.stdout.write(`It was not installed: ${failure}\n`);
}

/** Returns why the last choice failed, or undefined when one succeeded. */
async function installFirst([packages, ...rest]) {
  const failure = await aptInstall(packages);
  return failure && rest.length > 0 ? installFirst(rest) : failure;
}

/** Returns apt's last lines if it failed, otherwise undefined. */
async function aptInstall(packages, { limit } = {}) {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, show: false, limit };
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
  // An outdated package list may still be enough; the installation shows whether it is.
  await run('apt-get', [...patient, 'update', '-qq'], options);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const { code, output } = await run('apt-get', [...patient, ...install], options);
  if (code === 0) return undefined;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => line.startsWith('E: ')) ?? lines.at(-1) ?? `code ${code}`).trim();
}
