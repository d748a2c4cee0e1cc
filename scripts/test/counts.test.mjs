import { describe, expect, it } from 'vitest';
import { countContract, countPlaywright, countVitest, oneCheck, settle, sum } from './counts.mjs';

describe('the closing line counts', () => {
  it('what Vitest ran, and a file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ];
    const result = { numPassedTests: 1, numFailedTests: 1, testResults };
    expect(countVitest(result)).toEqual({ passed: 1, failed: 2 });
  });

  it('a journey that only passed when repeated as failed', () => {
    const result = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] };
    expect(countPlaywright(result)).toEqual({ passed: 5, failed: 2 });
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
