import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../setup/ensure-chromium.mjs';
import { ensureRedis } from '../setup/ensure-redis.mjs';
import { missingGo } from '../setup/missing-go.mjs';
import { Refused, ROOT, run, runBin, show, TSX } from '../setup/run.mjs';
import { checkWithTools } from './contract-tools.mjs';
import { countContract, countPlaywright, countVitest, oneCheck, readResult, settle, sum } from './counts.mjs';
import { withServer } from './with-server.mjs';

const TSC = 'typescript7/bin/tsc';
const BIOME = '@biomejs/biome/bin/biome';
const VITEST = 'vitest/vitest.mjs';
const PLAYWRIGHT = '@playwright/test/cli.js';

const resultFile = (name) => join(ROOT, '.cache/test', `${name}.json`);

/** A fresh place for a part's result, so that an old one is never counted. */
function freshResult(name) {
  const file = resultFile(name);
  rmSync(file, { force: true });
  return file;
}

async function check(name, path, args) {
  const result = await runBin(path, args, { limit: 300, show: false });
  show(result.output);
  return oneCheck(name, result);
}

async function vitest(name, projects, { files = [], limit = 1200, env = {} } = {}) {
  const file = freshResult(name);
  const unhandled = freshResult(`${name}-unhandled`);
  const { code } = await runBin(
    VITEST,
    [
      '--config',
      'tests/vitest.config.ts',
      'run',
      ...files,
      ...projects.map((project) => `--project=${project}`),
    ],
    { limit, env: { ...env, TEST_RESULT: file, UNHANDLED_ERRORS: unhandled } },
  );
  return settle(name, countVitest(readResult(file), readResult(unhandled)?.unhandled), code);
}

/** As many checkers as processors, because each checker loads the shared types again. */
const CHECKERS = String(Math.min(4, availableParallelism()));

const types = async () =>
  sum([
    await check('types', TSC, ['-p', 'tsconfig.json', '--checkers', CHECKERS]),
    await check('types of src/core', TSC, ['-p', 'src/core/tsconfig.json']),
  ]);

const lint = () => check('lint', BIOME, ['check', '--error-on-warnings', '.']);

async function server() {
  await redisIfPossible();
  const skipped = missingGo();
  if (skipped) process.stdout.write(`${skipped}\n`);
  return vitest('server', ['server']);
}

/** If it is missing, the tests that need it are skipped with a message. */
const redisIfPossible = () =>
  ensureRedis().catch((error) => {
    if (!(error instanceof Refused)) throw error;
    process.stdout.write(`${error.message}\n`);
  });

/** Tests the verifier with planted faults, then verifies our own server, which needs the machine for itself. */
const contract = async () =>
  sum([
    await vitest('verifier', ['contract']),
    oneCheck('contract tools', { code: await checkWithTools(), output: 'see above' }),
    await ourServerKeepsContracts(),
  ]);

const ourServerKeepsContracts = () =>
  withServer({ RATE_LIMIT: 'off' }, async (origin) => {
    const file = freshResult('contract');
    const env = { CONTRACT_ORIGIN: origin, CONTRACT_REPORT: file };
    const verified = await vitest('our-server', ['our-server'], { env });
    return sum([verified, countContract(readResult(file))]);
  });

async function build() {
  const result = await run(process.execPath, ['scripts/build.mjs'], { limit: 900, show: false });
  show(result.output);
  return oneCheck('build', result);
}

/** The short form of two faults; `npm run faults` repeats all faults fifty times. */
const kills = () =>
  vitest('kills', ['faults'], {
    files: ['faults/kill', 'faults/database-killed', 'faults/tasks-killed'],
    env: { FAULT_ROUNDS: '3' },
  });

/** Each of the two workers has a separate server, so that journeys do not affect each other. */
async function e2e() {
  const chromium = await ensureChromium();
  const free = { RATE_LIMIT: 'off' };
  return withServer(free, (item) =>
    withServer(free, async (other) => {
      const file = freshResult('e2e');
      const { code } = await runBin(
        PLAYWRIGHT,
        ['test', '--config', 'tests/playwright.config.ts', '--retries=1', '--reporter=dot,json'],
        {
          env: {
            CHROMIUM_PATH: chromium,
            BASE_URL: `${item} ${other}`,
            PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          },
          limit: 2700,
        },
      );
      return settle('e2e', countPlaywright(readResult(file)), code);
    }),
  );
}

/** Every part runs alone: `npm test -- unit`, `npm test -- types lint`. */
export const PARTS = {
  types,
  lint,
  architecture: () => vitest('architecture', ['architecture']),
  api: () => check('api', TSX, ['scripts/api/main.ts', '--check']),
  unit: () => vitest('unit', ['unit', 'tools', 'random', 'ui', 'pages']),
  quick: () => vitest('quick', ['unit', 'ui']),
  server,
  kills,
  build,
  contract,
  e2e,
  trace: () => check('trace', TSX, ['scripts/trace.ts']),
  faults: () => vitest('faults', ['faults'], { limit: 3600 }),
};

/** Each uses one processor for a part of its time, so they run side by side. */
export const SIDE_BY_SIDE = ['types', 'lint', 'architecture', 'unit', 'quick', 'api'];

/** `quick` is `unit` for `npm run check`, without scripts, whole screens and random cases. */
const OTHER_PARTS = ['faults', 'quick'];
export const DEFAULT_PARTS = Object.keys(PARTS).filter((name) => !OTHER_PARTS.includes(name));
