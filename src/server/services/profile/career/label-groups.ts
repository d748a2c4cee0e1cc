import type { Designation } from './designation';
import { MIN_GROUP_SIZE } from './shared-label';

/** Aliases that always showed the same to readers. */
export interface LabelClass {
  readonly shown: Designation;
  /** The seal of earlier labels. */
  readonly history: string;
}

/** Aliases of one class that wait for the same label. */
export interface LabelGroup {
  readonly target: Designation;
  readonly aliasIds: readonly string[];
}

export interface WaitingClass extends LabelClass {
  readonly groups: readonly LabelGroup[];
}

/** Collects the aliases that wait for another label. */
export class WaitingLabels {
  readonly #classes = new Map<string, LabelClass & { readonly groups: Map<string, WaitingGroup> }>();

  add(aliasId: string, from: LabelClass, target: Designation): void {
    const key = JSON.stringify([from.history, textOf(from.shown)]);
    const found = this.#classes.get(key) ?? { ...from, groups: new Map<string, WaitingGroup>() };
    this.#classes.set(key, found);
    const group = found.groups.get(textOf(target)) ?? { target, aliasIds: [] };
    found.groups.set(textOf(target), group);
    group.aliasIds.push(aliasId);
  }

  get classes(): readonly WaitingClass[] {
    return [...this.#classes.values()].map((item) => ({ ...item, groups: [...item.groups.values()] }));
  }
}

interface WaitingGroup extends LabelGroup {
  readonly aliasIds: string[];
}

export const textOf = ({ name, bio, isVerified }: Designation): string =>
  JSON.stringify([name, bio, isVerified]);

interface Sized {
  /** How many of its aliases every visitor can see. */
  readonly size: number;
}

/**
 * The groups of a class that may change: each with at least five aliases that visitors see, while at least five or none
 * stay behind. Otherwise those that stay would stand out as the members whose job did not change.
 */
export function groupsThatHide<Group extends Sized>(
  groups: readonly Group[],
  othersInClass: number,
): readonly Group[] {
  const large = groups
    .filter(({ size }) => size >= MIN_GROUP_SIZE)
    .sort((item, other) => other.size - item.size);
  const small = groups.filter(({ size }) => size < MIN_GROUP_SIZE);
  const staying = small.reduce((sum, { size }) => sum + size, othersInClass);
  return staying > 0 && staying < MIN_GROUP_SIZE ? large.slice(0, -1) : large;
}
