import { existsSync, readFileSync } from 'node:fs';

/** How many checks a part ran; a part that left no result counts as one failure. */
export const NOTHING = { passed: 0, failed: 0 };

export const oneCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const sum = (counts) =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), NOTHING);

export const readResult = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A test file that could not even be loaded has no failing test in it, so it counts itself. */
export function countVitest(result) {
  if (!result) return oneCheck(1);
  const unloadable = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((one) => one.status !== 'failed'),
  );
  return { passed: result.numPassedTests, failed: result.numFailedTests + unloadable.length };
}

/** A journey that only passed when repeated has not passed. */
export function countPlaywright(result) {
  if (!result) return oneCheck(1);
  const { expected, unexpected, flaky } = result.stats;
  return { passed: expected, failed: unexpected + flaky + result.errors.length };
}

export function countContract(result) {
  if (!result) return oneCheck(1);
  return { passed: result.passed, failed: result.failed };
}

/** No test at all, or a program that failed without a failing test, is a failure of its own. */
export function settle(counted, code) {
  const silent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return silent ? { passed: counted.passed, failed: 1 } : counted;
}
