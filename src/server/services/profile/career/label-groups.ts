import type { Designation } from './designation';
import { MIN_GROUP_SIZE } from './shared-label';

/** Aliases that always showed the same to readers. */
export interface LabelClass {
  readonly shown: Designation;
  /** The seal of earlier labels. */
  readonly history: string;
}

export interface WaitingAlias {
  readonly id: string;
  /** The day of the owner's last change; undefined if an older build stored it. */
  readonly changedOn: string | undefined;
}

/** Aliases of one class that wait for the same label. */
export interface LabelGroup {
  readonly target: Designation;
  readonly aliases: readonly WaitingAlias[];
}

export interface WaitingClass extends LabelClass {
  readonly groups: readonly LabelGroup[];
}

interface OpenGroup extends LabelGroup {
  readonly aliases: WaitingAlias[];
}

/** Collects the aliases that wait for another label. */
export class WaitingLabels {
  readonly #classes = new Map<string, LabelClass & { readonly groups: Map<string, OpenGroup> }>();

  add(alias: WaitingAlias, from: LabelClass, target: Designation): void {
    const key = JSON.stringify([from.history, textOf(from.shown)]);
    const found = this.#classes.get(key) ?? { ...from, groups: new Map<string, OpenGroup>() };
    this.#classes.set(key, found);
    const group = found.groups.get(textOf(target)) ?? { target, aliases: [] };
    found.groups.set(textOf(target), group);
    group.aliases.push(alias);
  }

  get classes(): readonly WaitingClass[] {
    return [...this.#classes.values()].map((item) => ({ ...item, groups: [...item.groups.values()] }));
  }
}

export const textOf = ({ name, bio, isVerified }: Designation): string =>
  JSON.stringify([name, bio, isVerified]);

interface DatedAlias extends WaitingAlias {
  /** The day of its first post or comment that visitors see; undefined if they see none. */
  readonly publicSince: string | undefined;
}

/**
 * The most aliases of a group for which there is a day on which all of them had been seen and no owner had made the
 * change. An alias that appeared after a verification cannot be that member's, so it would not hide that member.
 */
export function aliasesOfOneTime<Alias extends DatedAlias>(aliases: readonly Alias[]): readonly Alias[] {
  const days = new Set(aliases.flatMap(({ changedOn }) => changedOn ?? []));
  const sets = [...days].map((day) =>
    aliases.filter(({ changedOn = '', publicSince = '' }) => changedOn >= day && publicSince < day),
  );
  return sets.reduce((best, set) => (countPublic(set) > countPublic(best) ? set : best), []);
}

/** Only aliases that every visitor sees hide each other. */
export const countPublic = (aliases: readonly DatedAlias[]): number =>
  aliases.filter(({ publicSince }) => publicSince !== undefined).length;

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
