import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refused, ROOT, run } from '../setup/run.mjs';

/**
 * Third-party tools have to accept the contracts as written. Their packages are large, so they are installed only when
 * a contract changed since they accepted it: accepted.json holds the hashes. `npm run contract:tools` checks all
 * contracts and writes it.
 */

const TOOLS = join(ROOT, 'tests/contract-tools');
const ACCEPTED = join(TOOLS, 'accepted.json');
const CACHED = join(ROOT, '.cache/contract-tools.json');

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.yaml') && file !== 'redocly.yaml')
    .map((file) => join(folder, file));

/** A file and every file that it refers to, directly or not. */
function closureOf(file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  const references = readFileSync(join(ROOT, file), 'utf8').matchAll(/\$ref: '(\.[^'#]+)/g);
  for (const [, path] of references) closureOf(join(dirname(file), path), known);
  return known;
}

/** By file: a hash of its closure and of the tools' versions. */
function hashes() {
  const versions = ['package-lock.json', 'check.mjs'].map((file) => join('tests/contract-tools', file));
  return Object.fromEntries(
    [...filesIn('openapi'), ...filesIn('openapi/sockets')].map((file) => {
      const hash = createHash('sha256');
      for (const path of [...versions, ...[...closureOf(file)].sort()])
        hash.update(readFileSync(join(ROOT, path)));
      return [file, hash.digest('hex').slice(0, 16)];
    }),
  );
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

function write(file, accepted) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(accepted, undefined, 2)}\n`);
}

/** Returns the exit code. With `all`, unchanged contracts are checked too, and the result is saved in the repository. */
export async function checkWithTools({ all = false } = {}) {
  const now = hashes();
  const [accepted, cached] = [read(ACCEPTED), read(CACHED)];
  const files = Object.keys(now).filter((file) => all || ![accepted[file], cached[file]].includes(now[file]));
  const unchanged = Object.keys(now).length - files.length;
  process.stdout.write(
    `${unchanged} contracts are as the tools accepted them, ${files.length} are checked\n`,
  );
  if (files.length === 0) return 0;
  await install();
  const { code } = await run(process.execPath, [join(TOOLS, 'check.mjs'), ...files], { limit: 900 });
  if (code === 0) write(all ? ACCEPTED : CACHED, now);
  return code;
}

async function install() {
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: TOOLS,
    show: false,
  });
  if (code !== 0)
    throw new Refused(`${output.trim()}\nThe tools of tests/contract-tools could not be installed.`);
}

if (process.argv[2] === '--all') process.exitCode = await checkWithTools({ all: true });
