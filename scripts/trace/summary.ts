import { type NamedTest, STATES, type State, type States, tagsIn } from './proofs';
import type { Requirement } from './requirements';

/** A line per group with the count of each state, then the total. */
export function summarise(requirements: readonly Requirement[], states: States): string {
  const groups = [...new Set(requirements.map(({ group }) => group))];
  const rows = groups.map((group) =>
    row(
      STATES.map((state) =>
        count(
          requirements.filter((item) => item.group === group),
          states,
          state,
        ),
      ),
      group,
    ),
  );
  const total = STATES.map((state) => count(requirements, states, state));
  return [STATES.map((state) => state.padStart(9)).join(' '), ...rows, row(total, 'all')].join('\n');
}

export const count = (requirements: readonly Requirement[], states: States, state: State): number =>
  requirements.filter(({ id }) => states.get(id) === state).length;

export const inState = (requirements: readonly Requirement[], states: States, state: State): string[] =>
  requirements.filter(({ id }) => states.get(id) === state).map(({ id, text }) => `${id} ${text}`);

/** Lines about screens that no view or browser test proves. */
export const withoutScreenTest = (requirements: readonly Requirement[], states: States): string[] =>
  inState(
    requirements.filter(({ isScreen }) => isScreen),
    states,
    'unit rule',
  );

/** Numbers that tests contain and the list does not. */
export function unknownNumbers(requirements: readonly Requirement[], tests: readonly NamedTest[]): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return [...new Set(tests.flatMap(({ name }) => tagsIn(name)))].filter((id) => !known.has(id)).sort();
}

const row = (numbers: readonly number[], label: string): string =>
  `${numbers.map((number) => String(number).padStart(9)).join(' ')}  ${label}`;
