import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedTest, provenBy, testsIn, testsWrittenIn } from './trace/proofs';
import { readRequirements } from './trace/requirements';
import { count, missing, strays, summarise } from './trace/summary';

/**
 * Which of the numbered requirements have a passing test, from the results of the last run.
 * --missing lists the others, --scan reads the test files instead of results, --raise records the number.
 */
const FLOOR = 'tests/requirements-floor.json';
const RESULTS = '.cache/test';

const wants = (flag: string): boolean => process.argv.includes(flag);
const report = (text: string): void => void process.stdout.write(`${text}\n`);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function lastRun(): NamedTest[] {
  const files = existsSync(RESULTS) ? readdirSync(RESULTS).filter((name) => name.endsWith('.json')) : [];
  return files.flatMap((name) => testsIn(readJson(join(RESULTS, name))));
}

const written = (): NamedTest[] =>
  ['src', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('scripts/trace/'))
    .flatMap((path) => testsWrittenIn(readFileSync(path, 'utf8')));

function floor(): number {
  return existsSync(FLOOR) ? (readJson(FLOOR) as { readonly proven: number }).proven : 0;
}

function trace(): number {
  const tests = wants('--scan') ? written() : lastRun();
  if (tests.length === 0) {
    report('No test results found: run npm test first, or use npm run trace -- --scan.');
    return 1;
  }
  const requirements = readRequirements(readFileSync('tests/requirements.md', 'utf8'));
  const proven = provenBy(tests);
  if (wants('--missing')) report(missing(requirements, proven));
  report(summarise(requirements, proven));
  const unknown = strays(requirements, proven);
  if (unknown.length > 0)
    report(`Tests have requirement numbers that are not in tests/requirements.md: ${unknown.join(', ')}.`);
  return unknown.length > 0 || !holdsFloor(count(requirements, proven)) ? 1 : 0;
}

/** The number may only grow, and growing it is a separate change that reviewers see. */
function holdsFloor(now: number): boolean {
  const recorded = floor();
  if (now < recorded) {
    report(
      `Only ${now} requirements have a passing test, ${recorded} are required: restore the missing tests.`,
    );
    return false;
  }
  if (wants('--raise')) writeFileSync(FLOOR, `{ "proven": ${now} }\n`);
  else if (now > recorded)
    report(`The recorded minimum is ${recorded}; raise it to ${now} with npm run trace -- --raise.`);
  return true;
}

process.exitCode = trace();
