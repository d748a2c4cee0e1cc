import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countContract, countPlaywright, countVitest, oneCheck, settle, sum } from './counts.mjs';

describe('the closing line counts', () => {
  it('what Vitest ran, and a file that could not be loaded, and says why', () => {
    const why = ['\u001b[31mAssertionError\u001b[39m: expected 1 to be 2'];
    const testResults = [
      {
        name: resolve('src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'a sum is right', failureMessages: why },
          { status: 'passed', fullName: 'a sum is a number', failureMessages: [] },
        ],
      },
      { name: resolve('src/b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
    ];
    const result = { numPassedTests: 1, numFailedTests: 1, testResults };
    expect(countVitest(result)).toEqual({
      passed: 1,
      failed: 2,
      unsteady: [],
      failures: [
        'src/b.test.ts\n    no such file',
        'src/a.test.ts a sum is right\n    AssertionError: expected 1 to be 2',
      ],
    });
  });

  it('errors outside every test, with where they happened', () => {
    const result = { numPassedTests: 1, numFailedTests: 0, testResults: [] };
    expect(countVitest(result, ['Error: read ECONNRESET\n    at TCP.onStreamRead'])).toEqual({
      passed: 1,
      failed: 1,
      unsteady: [],
      failures: ['an error outside every test\n    Error: read ECONNRESET\n        at TCP.onStreamRead'],
    });
  });

  const journeys = (flaky, unexpected = []) => ({
    stats: { expected: 5, unexpected: unexpected.length, flaky: flaky.length },
    suites: [{ specs: [spec('looks', 'expected', [])], suites: [{ specs: [...flaky, ...unexpected] }] }],
    errors: [],
  });
  const spec = (title, status, errors) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ errors }, { errors: [] }] }],
  });
  const reads = spec('reads', 'flaky', [{ message: 'expected a feed' }]);

  it('a failed journey, with the first lines of what it said', () => {
    const long = Array.from({ length: 90 }, (_, line) => `line ${line}`).join('\n');
    const { failures, ...counted } = countPlaywright(
      journeys([], [spec('votes', 'unexpected', [{ message: long }])]),
    );
    expect(counted).toEqual({ passed: 5, failed: 1, unsteady: [] });
    expect(failures[0]).toMatch(/^home\.spec\.ts:7 votes\n {4}line 0\n/);
    expect(failures[0].split('\n')).toHaveLength(25);
  });

  it('a journey that passed only when repeated as passed, with its name', () => {
    expect(countPlaywright(journeys([reads, reads, reads]))).toEqual({
      passed: 8,
      failed: 0,
      failures: [],
      unsteady: Array(3).fill('home.spec.ts:7 reads\n    expected a feed'),
    });
  });

  it('more than three such journeys as failed', () => {
    const { passed, failed, failures } = countPlaywright(journeys([reads, reads, reads, reads]));
    expect({ passed, failed, named: failures.length }).toEqual({ passed: 5, failed: 4, named: 4 });
  });

  it('a part without a result as one failure', () => {
    for (const count of [countVitest, countPlaywright, countContract]) {
      expect(count(undefined)).toEqual({ passed: 0, failed: 1, failures: [], unsteady: [] });
    }
  });

  it('a program that failed without a failed test, or ran none, as one failure with its name', () => {
    const counted = { passed: 7, failed: 0, failures: [] };
    const named = { failed: 1, failures: ['server: exit code 1 without a failed test'] };
    expect(settle('server', { ...counted, passed: 0 }, 1)).toEqual({ passed: 0, ...named });
    expect(settle('server', counted, 1)).toEqual({ passed: 7, ...named });
    expect(settle('server', countVitest(undefined), 1)).toMatchObject(named);
    const known = { passed: 7, failed: 2, failures: ['src/a.test.ts', 'src/b.test.ts'] };
    expect(settle('server', known, 1)).toEqual(known);
    expect(settle('server', counted, 0)).toEqual(counted);
  });

  it('a failed program by its name and the beginning of its output', () => {
    expect(oneCheck('lint', { code: 1, output: 'src/a.ts is not formatted\n' })).toMatchObject({
      failed: 1,
      failures: ['lint\n    src/a.ts is not formatted\n    '],
    });
  });

  it('all parts together', () => {
    const message = { passed: 3, failed: 1, failures: ['src/a.test.ts'], unsteady: ['src/b.test.ts'] };
    expect(
      sum([oneCheck('types', { code: 0, output: '' }), oneCheck('lint', { code: 1, output: 'a' }), message]),
    ).toEqual({
      passed: 4,
      failed: 2,
      failures: ['lint\n    a', 'src/a.test.ts'],
      unsteady: ['src/b.test.ts'],
    });
  });
});
