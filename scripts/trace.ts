import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NamedTest, type States, statesOf } from './trace/proofs';
import { type RecordedStates, recordedStates, recordOf, stateChanges } from './trace/recorded-states';
import { type Requirement, readRequirements } from './trace/requirements';
import { inState, summarise, unknownNumbers, withoutScreenTest } from './trace/summary';
import { testsIn } from './trace/test-reports';

/**
 * How each numbered requirement is proven, from the results of the last run.
 * --missing lists the open lines and the screen lines without a test of the screen, --scan lists the tests without
 * running them, --raise records the states. A run and a list agree if both have the recorded state in every line.
 */
const RECORDED = 'tests/requirements-states.json';
const RESULTS = '.cache/test';
/** Projects that share a number of workers can be listed together. */
const PROJECTS = [
  ['unit', 'tools', 'random', 'ui', 'pages', 'server', 'contract', 'our-server'],
  ['architecture'],
];

const wants = (flag: string): boolean => process.argv.includes(flag);
const report = (text: string): void => void process.stdout.write(`${text}\n`);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function lastRun(): NamedTest[] {
  const files = existsSync(RESULTS) ? readdirSync(RESULTS).filter((name) => name.endsWith('.json')) : [];
  return files.flatMap((name) => testsIn(readJson(join(RESULTS, name))));
}

const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Asks the runners, because many tests build their names from tables. They import the generated contracts. */
function listed(): NamedTest[] {
  node('node_modules/tsx/dist/cli.mjs', 'scripts/api/main.ts');
  const folder = mkdtempSync(join(tmpdir(), 'trace-'));
  const vitest = PROJECTS.map((projects, index) => {
    const file = join(folder, `${index}.json`);
    const wanted = projects.map((name) => `--project=${name}`);
    node(
      'node_modules/vitest/vitest.mjs',
      '--config',
      'tests/vitest.config.ts',
      'list',
      `--json=${file}`,
      ...wanted,
    );
    return readJson(file);
  });
  rmSync(folder, { recursive: true });
  const journeys = ['test', '--config', 'tests/playwright.config.ts', '--list', '--reporter=json'];
  return [...vitest, JSON.parse(node('node_modules/@playwright/test/cli.js', ...journeys))].flatMap(testsIn);
}

function trace(): number {
  const tests = wants('--scan') ? listed() : lastRun();
  if (tests.length === 0) {
    report('No test results found: run npm test first, or use npm run trace -- --scan.');
    return 1;
  }
  const requirements = readRequirements(readFileSync('tests/requirements.md', 'utf8'));
  const states = statesOf(requirements, tests);
  if (wants('--missing')) reportMissing(requirements, states);
  report(summarise(requirements, states));
  const unknown = unknownNumbers(requirements, tests);
  if (unknown.length > 0)
    report(`Tests have requirement numbers that are not in tests/requirements.md: ${unknown.join(', ')}.`);
  return areAsRecorded(requirements, states) && unknown.length === 0 ? 0 : 1;
}

function reportMissing(requirements: readonly Requirement[], states: States): void {
  for (const line of inState(requirements, states, 'open')) report(`open: ${line}`);
  for (const line of withoutScreenTest(requirements, states)) report(`screen without a test of it: ${line}`);
}

/** No line may lose its proof. Improving one is a separate, visible change. */
function areAsRecorded(requirements: readonly Requirement[], states: States): boolean {
  const recorded = recordedStates(requirements, readJson(RECORDED) as RecordedStates);
  const { weaker, stronger } = stateChanges(recorded, states);
  for (const change of weaker)
    report(
      `Weaker than recorded: ${change}. Restore its tests, or add its number to ${RECORDED} if a unit rule is enough.`,
    );
  if (weaker.length > 0) return false;
  if (wants('--raise')) writeFileSync(RECORDED, `${JSON.stringify(recordOf(states))}\n`);
  else if (stronger.length > 0)
    report(`Record what is better now with npm run trace -- --raise: ${stronger.join('; ')}.`);
  else report(`Each of the ${recorded.size} lines has the state recorded in ${RECORDED}.`);
  return true;
}

process.exitCode = trace();
