import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Refused, ROOT, run } from '../setup/run.mjs';

/**
 * Third-party tools have to accept the contracts as written. Their packages are large, so they are installed only when
 * a contract or the verifier changed since they accepted it: accepted.json holds the hashes. `npm run contract:tools`
 * checks everything and writes it.
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

const LOCK = 'tests/contract-tools/package-lock.json';
const VERIFIER = 'scripts/contract';

const hashOf = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 16);
};

/** By file: a hash of its closure and of the tools' versions. The verifier's own files count as one. */
function hashes() {
  const tools = [LOCK, 'tests/contract-tools/check.mjs'];
  const contracts = [...filesIn('openapi'), ...filesIn('openapi/sockets')];
  const verifier = readdirSync(join(ROOT, VERIFIER))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(VERIFIER, file));
  return {
    ...Object.fromEntries(
      contracts.map((file) => [file, hashOf([...tools, ...[...closureOf(file)].sort()])]),
    ),
    [VERIFIER]: hashOf([LOCK, 'tests/contract-tools/prism.mjs', ...verifier.sort()]),
  };
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
    `${unchanged} contracts and programs are as the tools accepted them, ${files.length} are checked\n`,
  );
  if (files.length === 0) return 0;
  await install();
  const contracts = files.filter((file) => file !== VERIFIER);
  const { code } = await run(process.execPath, [join(TOOLS, 'check.mjs'), ...contracts], { limit: 900 });
  const failed = code || (await verifyPrism());
  if (failed === 0) write(all ? ACCEPTED : CACHED, now);
  return failed;
}

/** The packed verifier checks a server of another maker, outside the repository. */
async function verifyPrism() {
  const home = mkdtempSync(join(tmpdir(), 'humkaar-prism-'));
  try {
    const pack = ['--import', 'tsx', 'scripts/contract/pack.ts', home];
    const packed = await run(process.execPath, pack, { cwd: ROOT, show: false });
    if (packed.code !== 0) throw new Refused(packed.output.trim());
    await run('tar', ['xzf', packed.output.trim().split('\n').at(-1), '-C', home], { show: false });
    const { code } = await run(process.execPath, [join(TOOLS, 'prism.mjs'), join(home, 'package')], {
      limit: 600,
    });
    return code;
  } finally {
    rmSync(home, { recursive: true });
  }
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
