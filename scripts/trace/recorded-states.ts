import { STATES, type State, type States } from './proofs';
import type { Requirement } from './requirements';

/** The numbers of the lines that a unit rule proves. Every other line is refused by a record, or proven by behaviour. */
export interface RecordedStates {
  readonly unitRule: readonly number[];
}

export interface StateChanges {
  readonly weaker: readonly string[];
  readonly stronger: readonly string[];
}

const numberOf = (id: string): number => Number(id.slice('R-'.length));

export function recordedStates(
  requirements: readonly Requirement[],
  { unitRule }: RecordedStates,
): ReadonlyMap<string, State> {
  const byRule = new Set(unitRule);
  return new Map(
    requirements.map(({ id, refusedBy }) => {
      const proven = byRule.has(numberOf(id)) ? 'unit rule' : 'behaviour';
      return [id, refusedBy === undefined ? proven : 'refused'];
    }),
  );
}

/** Line by line, because equal sums can hide a lost proof behind a new one. */
export function stateChanges(recorded: States, states: States): StateChanges {
  const change = (id: string) => `${id} was ${recorded.get(id)}, is ${states.get(id)}`;
  const rank = (of: States, id: string) => STATES.indexOf(of.get(id) ?? 'open');
  const ids = [...recorded.keys()];
  return {
    weaker: ids.filter((id) => rank(states, id) > rank(recorded, id)).map(change),
    stronger: ids.filter((id) => rank(states, id) < rank(recorded, id)).map(change),
  };
}

/** What to record when the current states are accepted. Open lines can't be accepted. */
export const recordOf = (states: States): RecordedStates => ({
  unitRule: [...states].filter(([, state]) => state === 'unit rule').map(([id]) => numberOf(id)),
});
