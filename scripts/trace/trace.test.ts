import { describe, expect, it } from 'vitest';
import { provenBy, testsIn, testsWrittenIn } from './proofs';
import { readRequirements } from './requirements';
import { count, missing, strays, summarise } from './summary';

const markdown = `# Requirements
## A. First
- R-001 Walks
- R-002 **NOT SHOWN** Talks → in English
## B. Second
### B1 Inner
- R-003 Sings
- ~~R-004 Flies~~
`;
const requirements = readRequirements(markdown);

describe('tracing requirements to tests', () => {
  it('reads the numbered lines with their group, without the struck-through ones', () => {
    expect(requirements).toEqual([
      { id: 'R-001', text: 'Walks', group: 'A. First' },
      { id: 'R-002', text: '**NOT SHOWN** Talks → in English', group: 'A. First' },
      { id: 'R-003', text: 'Sings', group: 'B1 Inner' },
    ]);
  });

  it('a requirement with a failing test is not proven, even if other tests pass', () => {
    const proven = provenBy([
      { name: 'feed [R-001][R-003] walks and sings', passed: true },
      { name: '[R-003] sings twice', passed: false },
      { name: 'R-002 without brackets', passed: true },
    ]);
    expect([...proven]).toEqual(['R-001']);
  });

  it('reads the reports of both runners and leaves skipped tests out', () => {
    const vitest = {
      testResults: [
        {
          assertionResults: [
            { fullName: 'a [R-001]', status: 'passed' },
            { fullName: 'b [R-002]', status: 'pending' },
          ],
        },
      ],
    };
    const playwright = {
      suites: [
        {
          specs: [{ title: '[R-003] sings', ok: false, tests: [{ status: 'unexpected' }] }],
          suites: [{ specs: [{ title: '[R-002] talks', ok: true, tests: [{ status: 'skipped' }] }] }],
        },
      ],
    };
    expect(testsIn(vitest)).toEqual([{ name: 'a [R-001]', passed: true }]);
    expect(testsIn(playwright)).toEqual([{ name: '[R-003] sings', passed: false }]);
    expect(testsIn({ passed: 3 })).toEqual([]);
    expect(testsWrittenIn("it('[R-001] walks')").map((test) => test.name)).toEqual(['[R-001]']);
  });

  it('sums up per group, lists the missing and names strays', () => {
    const proven = new Set(['R-001', 'R-999']);
    expect(summarise(requirements, proven)).toBe(
      [
        '   1 of   2  A. First',
        '   0 of   1  B1 Inner',
        '   1 of   3  requirements have a passing test',
      ].join('\n'),
    );
    expect(missing(requirements, proven)).toBe('R-002 **NOT SHOWN** Talks → in English\nR-003 Sings');
    expect(strays(requirements, proven)).toEqual(['R-999']);
    expect(count(requirements, proven)).toBe(1);
  });
});
