import type { Requirement } from './requirements';

/** A line per group, then the total. */
export function summarise(requirements: readonly Requirement[], proven: ReadonlySet<string>): string {
  const groups = [...new Set(requirements.map((requirement) => requirement.group))];
  const lines = groups.map((group) => {
    const inGroup = requirements.filter((requirement) => requirement.group === group);
    return row(inGroup.filter((requirement) => proven.has(requirement.id)).length, inGroup.length, group);
  });
  return [
    ...lines,
    row(count(requirements, proven), requirements.length, 'requirements have a passing test'),
  ].join('\n');
}

export const count = (requirements: readonly Requirement[], proven: ReadonlySet<string>): number =>
  requirements.filter((requirement) => proven.has(requirement.id)).length;

export const missing = (requirements: readonly Requirement[], proven: ReadonlySet<string>): string =>
  requirements
    .filter((requirement) => !proven.has(requirement.id))
    .map((requirement) => `${requirement.id} ${requirement.text}`)
    .join('\n');

/** Numbers that tests carry and the list does not have: a slip of the pen. */
export function strays(requirements: readonly Requirement[], proven: ReadonlySet<string>): string[] {
  const known = new Set(requirements.map((requirement) => requirement.id));
  return [...proven].filter((id) => !known.has(id)).sort();
}

const row = (done: number, all: number, label: string): string =>
  `${String(done).padStart(4)} of ${String(all).padStart(3)}  ${label}`;
