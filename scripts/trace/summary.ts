import type { Requirement } from './requirements';

/** A line per group, then the total. */
export function summarise(requirements: readonly Requirement[], proven: ReadonlySet<string>): string {
  const groups = [...new Set(requirements.map((one) => one.group))];
  const lines = groups.map((group) => {
    const inGroup = requirements.filter((one) => one.group === group);
    return row(inGroup.filter((one) => proven.has(one.id)).length, inGroup.length, group);
  });
  return [
    ...lines,
    row(count(requirements, proven), requirements.length, 'requirements have a passing test'),
  ].join('\n');
}

export const count = (requirements: readonly Requirement[], proven: ReadonlySet<string>): number =>
  requirements.filter((one) => proven.has(one.id)).length;

export const missing = (requirements: readonly Requirement[], proven: ReadonlySet<string>): string =>
  requirements
    .filter((one) => !proven.has(one.id))
    .map((one) => `${one.id} ${one.text}`)
    .join('\n');

/** Numbers that tests carry and the list does not have: a slip of the pen. */
export function strays(requirements: readonly Requirement[], proven: ReadonlySet<string>): string[] {
  const known = new Set(requirements.map((one) => one.id));
  return [...proven].filter((id) => !known.has(id)).sort();
}

const row = (done: number, all: number, what: string): string =>
  `${String(done).padStart(4)} of ${String(all).padStart(3)}  ${what}`;
