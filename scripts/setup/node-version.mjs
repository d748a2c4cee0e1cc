/** The Node versions that all packages of the lockfile support; the same as `engines` in package.json. */
const WANTED = '20.19 or newer (20.x), or 22.12 or newer';

export function nodeIsNewEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

/** Exits with one sentence if this Node is too old; must run before anything else. */
export function requireNode(version = process.versions.node) {
  if (nodeIsNewEnough(version)) return;
  process.stderr.write(
    `Humkaar needs Node ${WANTED}, but this is ${version}: install it from https://nodejs.org and run the command again.\n`,
  );
  process.exit(1);
}
