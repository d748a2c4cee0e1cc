import type { Dice } from '../dice';
import type { Kind } from './write-post';
import type { WrittenComment } from './write-thread';

export interface Tally {
  readonly up: number;
  readonly down: number;
}

const FACTOR: Readonly<Record<Kind, number>> = {
  TEXT: 1,
  QUESTION: 0.55,
  POLL: 0.9,
  SALARY: 1.5,
  IMAGE: 1.3,
  VIDEO: 0.8,
};

/** A long tail: half of the posts get a handful of votes, one in a hundred gets hundreds. */
export function tallyOf(dice: Dice, kind: Kind, maturity: number, members: number): Tally {
  const reach = Math.exp(2.2 + Math.log10(members / 600) * 0.75 + dice.bell() * 1.15);
  const up = Math.floor(Math.min(reach * FACTOR[kind], members * 0.3) * maturity);
  return { up, down: Math.floor(up * Math.abs(dice.bell()) * 0.05 + dice.unit() * 1.4 * maturity) };
}

/** The number of voters in a poll or on offers, derived from the post's votes. */
export const choosersOf = (dice: Dice, tally: Tally, members: number): number =>
  Math.floor(Math.min((tally.up + 1) * (2 + dice.unit() * 3), members * 0.5));

/** Comments for this many votes; a salary or a question makes people talk. */
export const commentsFor = (dice: Dice, kind: Kind, tally: Tally): number => {
  const talkative = kind === 'QUESTION' ? 0.45 : kind === 'SALARY' ? 0.3 : kind === 'IMAGE' ? 0.12 : 0.18;
  return Math.floor(tally.up * talkative * (0.4 + dice.unit()) + dice.unit() * 1.2);
};

/** The first comment keeps ahead of the others, later ones and replies get less. */
export function commentTallies(
  dice: Dice,
  comments: readonly WrittenComment[],
  post: Tally,
): readonly Tally[] {
  const most = Math.max(1, post.up * 0.35);
  const rest = comments.map(({ parentId }) =>
    Math.floor(most * dice.unit() ** 4 * (parentId === undefined ? 0.6 : 0.25)),
  );
  const ahead = Math.max(0, ...rest.slice(1)) + 1;
  return rest.map((up, at) => ({
    up: at === 0 ? Math.max(up, ahead) : up,
    down: at > 0 && dice.chance(0.06) ? 1 : 0,
  }));
}

/** Distributes votes among weighted choices. */
export function chosen(dice: Dice, voters: number, weights: readonly number[]): readonly number[] {
  const options = weights.map((weight, at) => [at, weight * (0.7 + dice.unit() * 0.6)] as const);
  return Array.from({ length: voters }, () => dice.weighted(options));
}

/** Different members, none of them this one. */
export function someMembers(dice: Dice, count: number, members: number, except: number): readonly number[] {
  const step = coprimeStep(dice, members);
  const chosenMembers: number[] = [];
  let at = dice.whole(0, members - 1);
  for (let turn = 0; turn < members && chosenMembers.length < count; turn++) {
    if (at !== except) chosenMembers.push(at);
    at = (at + step) % members;
  }
  return chosenMembers;
}

function coprimeStep(dice: Dice, members: number): number {
  for (;;) {
    const step = dice.whole(1, members - 1);
    if (divisor(step, members) === 1) return step;
  }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
