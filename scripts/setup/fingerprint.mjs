import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

const IGNORED = /(^|\/)(contracts|node_modules)$|\.test\.tsx?$/;

/** A hash of the content of these files and folders. */
export function fingerprint(paths, root = ROOT) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((item) => filesUnder(join(root, item)))) {
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(path) {
  if (!existsSync(path) || IGNORED.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

const stampOf = (name) => join(ROOT, '.cache', `${name}.stamp`);

/** Whether the output of this name was built from content with this fingerprint. */
export const isFresh = (name, print) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === print;

export function markFresh(name, print) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), print);
}
