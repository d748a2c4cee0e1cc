import type { Requirement } from './requirements';

/** A test, its file and whether it passed. */
export interface NamedTest {
  readonly name: string;
  readonly file: string;
  readonly passed: boolean;
}

/**
 * How a requirement is proven. `behaviour`: a server, view or browser test of product code; for a line about a screen
 * only a view or browser test. `unit rule`: a weaker test, which is enough for constants and pure rules.
 */
export const STATES = ['behaviour', 'unit rule', 'refused', 'open'] as const;
export type State = (typeof STATES)[number];
export type States = ReadonlyMap<string, State>;

const TAG = /\[(R-\d{3})\]/g;
const BEHAVIOUR = /(?:^|\/)(?:src\/server\/|src\/(?:views|app)\/.+\.tsx$|tests\/(?:e2e|server|contract)\/)/;
const SCREEN = /(?:^|\/)(?:src\/(?:views|app)\/.+\.tsx$|tests\/e2e\/)/;

export const tagsIn = (name: string): string[] => [...name.matchAll(TAG)].map(([, id]) => id ?? '');

/** A requirement is proven if a test with its number passes and none with it fails. */
export function statesOf(requirements: readonly Requirement[], tests: readonly NamedTest[]): States {
  const ids = (chosen: readonly NamedTest[]) => new Set(chosen.flatMap(({ name }) => tagsIn(name)));
  const passing = tests.filter(({ passed }) => passed);
  const failing = ids(tests.filter(({ passed }) => !passed));
  const proven = ids(passing);
  const running = ids(passing.filter(({ file }) => BEHAVIOUR.test(file)));
  const shown = ids(passing.filter(({ file }) => SCREEN.test(file)));
  return new Map(
    requirements.map(({ id, refusedBy, isScreen }): [string, State] => {
      if (refusedBy !== undefined) return [id, 'refused'];
      if (failing.has(id) || !proven.has(id)) return [id, 'open'];
      return [id, (isScreen ? shown : running).has(id) ? 'behaviour' : 'unit rule'];
    }),
  );
}
