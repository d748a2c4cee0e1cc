import { describe, expect, it } from 'vitest';
import { type State, statesOf } from './proofs';
import { recordedStates, recordOf, stateChanges } from './recorded-states';
import { readRequirements } from './requirements';
import { count, inState, summarise, unknownNumbers, withoutScreenTest } from './summary';
import { testsIn } from './test-reports';

const markdown = `# Requirements
## A. First
- R-001 Walks
- R-002 **NOT SHOWN** Talks → in English
- R-003 **REFUSED 0147** Flies
## B. Screens
- R-004 Page /sing
- R-005 Page /dance
- R-008 Page /draw
### B1 Inner
- R-006 Jumps
- ~~R-007 Swims~~
`;
const requirements = readRequirements(markdown);
const RULE = 'src/core/animals/walk.test.ts';
const SCREEN = 'src/views/animals/sing-screen.test.tsx';
const test = (name: string, file: string, passed = true) => ({ name, file, passed });
const tests = [
  test('[R-001] walks', RULE),
  test('[R-001] walks on screen', 'tests/e2e/walk.spec.ts'),
  test('R-002 without brackets', SCREEN),
  test('[R-004] the path of singing', RULE),
  test('[R-005] dances', SCREEN),
  test('[R-008] the server sends what the page draws', 'src/server/services/animals/draw.test.ts'),
  test('[R-006] jumps', '/anywhere/src/server/services/animals/jump.test.ts'),
  test('[R-006][R-999] jumps twice', RULE, false),
];
const states = statesOf(requirements, tests);

describe('tracing requirements to tests', () => {
  it('the trace reads the numbered requirements with their group, without the struck-through ones', () => {
    expect(requirements.map(({ id, group }) => `${id} ${group}`)).toEqual([
      'R-001 A. First',
      'R-002 A. First',
      'R-003 A. First',
      'R-004 B. Screens',
      'R-005 B. Screens',
      'R-008 B. Screens',
      'R-006 B1 Inner',
    ]);
  });

  it('a test of the running product is behaviour, a test of a rule alone is not, nor one of the server for a screen, and a failing test leaves a line open', () => {
    expect(Object.fromEntries(states)).toEqual({
      'R-001': 'behaviour',
      'R-002': 'open',
      'R-003': 'refused',
      'R-004': 'unit rule',
      'R-005': 'behaviour',
      'R-006': 'open',
      'R-008': 'unit rule',
    });
  });

  it('the trace lists open requirements, screens proven only by a rule or the server, and unknown numbers', () => {
    expect(inState(requirements, states, 'open')).toEqual([
      'R-002 **NOT SHOWN** Talks → in English',
      'R-006 Jumps',
    ]);
    expect(withoutScreenTest(requirements, states)).toEqual(['R-004 Page /sing', 'R-008 Page /draw']);
    expect(unknownNumbers(requirements, tests)).toEqual(['R-999']);
    expect(count(requirements, states, 'behaviour')).toBe(2);
    expect(summarise(requirements, states).split('\n')).toEqual([
      'behaviour unit rule   refused      open',
      '        1         0         1         1  A. First',
      '        1         2         0         0  B. Screens',
      '        0         0         0         1  B1 Inner',
      '        2         2         1         2  all',
    ]);
  });

  it('the trace reads the reports and test lists of both runners, without skipped tests', () => {
    const assertionResults = [
      { fullName: 'a [R-001]', status: 'passed' },
      { fullName: 'b [R-002]', status: 'pending' },
    ];
    expect(testsIn({ testResults: [{ name: RULE, assertionResults }] })).toEqual([test('a [R-001]', RULE)]);
    expect(testsIn([{ name: 'a [R-001]', file: RULE }])).toEqual([test('a [R-001]', RULE)]);
    const file = 'sing.spec.ts';
    const spec = (title: string, status: string, results: unknown[]) => ({
      title,
      file,
      ok: status !== 'unexpected',
      tests: [{ status, results }],
    });
    const specs = [
      spec('[R-004] sings', 'unexpected', [{}]),
      spec('[R-005] listed', 'skipped', []),
      spec('[R-002] skipped', 'skipped', [{}]),
    ];
    expect(testsIn({ suites: [{ suites: [{ specs }] }] })).toEqual([
      test('[R-004] sings', 'tests/e2e/sing.spec.ts', false),
      test('[R-005] listed', 'tests/e2e/sing.spec.ts'),
    ]);
    expect(testsIn({ passed: 3 })).toEqual([]);
  });

  it('a run and a list that each have the recorded state of every line agree, and a swap with equal sums is named', () => {
    const recorded = recordedStates(requirements, { unitRule: [4, 8] });
    expect(recordOf(recorded)).toEqual({ unitRule: [4, 8] });
    expect(recorded.get('R-003')).toBe('refused');
    expect(stateChanges(recorded, recorded)).toEqual({ weaker: [], stronger: [] });
    const swapped = new Map<string, State>([...recorded, ['R-001', 'unit rule'], ['R-004', 'behaviour']]);
    expect(stateChanges(recorded, swapped)).toEqual({
      weaker: ['R-001 was behaviour, is unit rule'],
      stronger: ['R-004 was unit rule, is behaviour'],
    });
    expect(stateChanges(recorded, new Map([...recorded, ['R-008', 'open']])).weaker).toEqual([
      'R-008 was unit rule, is open',
    ]);
  });
});
