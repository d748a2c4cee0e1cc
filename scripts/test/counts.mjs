import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * The number of checks of a part, the messages of failed ones, and of those that passed only when repeated. A part
 * without a result counts as one failure.
 */
export const NOTHING = { passed: 0, failed: 0, failures: [], unsteady: [] };

/** So few journeys of one run may pass only when repeated. */
const MAX_UNSTEADY = 3;

/** A program that either succeeds or fails, with the beginning of its output. */
export const oneCheck = (name, { code, output }) => ({
  ...NOTHING,
  ...(code === 0 ? { passed: 1 } : { failed: 1, failures: [failure(name, output)] }),
});

export const sum = (counts) =>
  counts.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      failures: [...a.failures, ...b.failures],
      unsteady: [...a.unsteady, ...b.unsteady],
    }),
    NOTHING,
  );

export const readResult = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const NO_RESULT = { ...NOTHING, failed: 1 };

/**
 * A test file that could not even be loaded has no failing test in it, so it counts itself. Errors outside every test
 * count too.
 */
export function countVitest(result, unhandled = []) {
  if (!result) return NO_RESULT;
  const unloadable = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((item) => item.status !== 'failed'),
  );
  const failing = result.testResults.flatMap((file) =>
    file.assertionResults
      .filter((item) => item.status === 'failed')
      .map((item) => ({ ...item, file: file.name })),
  );
  return {
    ...NOTHING,
    passed: result.numPassedTests,
    failed: result.numFailedTests + unloadable.length + unhandled.length,
    failures: [
      ...unhandled.map((stack) => failure('an error outside every test', stack)),
      ...unloadable.map((file) => failure(relative('', file.name), file.message)),
      ...failing.map((item) =>
        failure(`${relative('', item.file)} ${item.fullName}`, item.failureMessages.join('\n')),
      ),
    ],
  };
}

/** A journey that passed only when repeated is named with its error; too many of them are a failure. */
export function countPlaywright(result) {
  if (!result) return NO_RESULT;
  const { expected, unexpected, flaky } = result.stats;
  const isTooMany = flaky > MAX_UNSTEADY;
  const unsteady = messagesOf(result, 'flaky');
  return {
    passed: expected + (isTooMany ? 0 : flaky),
    failed: unexpected + (isTooMany ? flaky : 0) + result.errors.length,
    failures: [
      ...messagesOf(result, 'unexpected'),
      ...(isTooMany ? unsteady : []),
      ...result.errors.map((error) => failure('journeys', errorsOf([error]))),
    ],
    unsteady: isTooMany ? [] : unsteady,
  };
}

const messagesOf = (result, status) =>
  specsIn(result).flatMap((spec) =>
    spec.tests
      .filter((item) => item.status === status)
      .map(({ results }) =>
        failure(`${spec.file}:${spec.line} ${spec.title}`, errorsOf(results.flatMap(({ errors }) => errors))),
      ),
  );

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

const errorsOf = (errors) => errors.map(({ message }) => message).join('\n');

/** Enough lines to understand a failure without hiding the next one. */
const MAX_LINES = 24;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
const COLOURS = /\u001b\[[0-9;]*m/g;

function failure(name, message = '') {
  const lines = message.replace(COLOURS, '').split('\n').slice(0, MAX_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

export function countContract(result) {
  if (!result) return NO_RESULT;
  return { ...NOTHING, passed: result.passed, failed: result.failed };
}

/** A run without tests or without a result, or a program that failed without a failing test, is a failure with its name. */
export function settle(name, counted, code) {
  const isSilent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  if (!isSilent && (counted.failed === 0 || counted.failures.length > 0)) return counted;
  const failures = [...counted.failures, `${name}: exit code ${code} without a failed test`];
  return { ...counted, failed: counted.failed || 1, failures };
}
