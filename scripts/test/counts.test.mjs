import { describe, expect, it } from 'vitest';
import {
  countContract,
  countPlaywright,
  countVitest,
  oneCheck,
  repeatedJourneys,
  settle,
  sum,
} from './counts.mjs';

describe('the closing line counts', () => {
  it('what Vitest ran, and a file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ];
    const result = { numPassedTests: 1, numFailedTests: 1, testResults };
    expect(countVitest(result)).toEqual({ passed: 1, failed: 2 });
  });

  it('a journey that passed when repeated as passed, and says so', () => {
    const result = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] };
    expect(countPlaywright(result)).toEqual({ passed: 6, failed: 1 });
    expect(repeatedJourneys(result)).toContain('1 journeys passed only when repeated');
    expect(repeatedJourneys({ stats: { flaky: 0 } })).toBe('');
  });

  it('a part without a result as one failure', () => {
    for (const count of [countVitest, countPlaywright, countContract]) {
      expect(count(undefined)).toEqual({ passed: 0, failed: 1 });
    }
    expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(settle({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
    expect(settle({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
  });

  it('all parts together', () => {
    expect(sum([oneCheck(0), oneCheck(1), { passed: 3, failed: 0 }])).toEqual({ passed: 4, failed: 1 });
  });
});
