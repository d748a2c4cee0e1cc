import type { SeededRandom } from '../seeded-random';
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
export function tallyOf(rng: SeededRandom, kind: Kind, maturity: number, members: number): Tally {
  const reach = Math.exp(2.2 + Math.log10(members / 600) * 0.75 + rng.bell() * 1.15);
  const up = Math.floor(Math.min(reach * FACTOR[kind], members * 0.3) * maturity);
  return { up, down: Math.floor(up * Math.abs(rng.bell()) * 0.05 + rng.unit() * 1.4 * maturity) };
}

/** The number of voters in a poll or on offers, derived from the post's votes. */
export const voterCount = (rng: SeededRandom, tally: Tally, members: number): number =>
  Math.floor(Math.min((tally.up + 1) * (2 + rng.unit() * 3), members * 0.5));

/** The number of comments for this many votes; posts about pay and questions get more. */
export const commentsFor = (rng: SeededRandom, kind: Kind, tally: Tally): number => {
  const commentsPerUpvote =
    kind === 'QUESTION' ? 0.45 : kind === 'SALARY' ? 0.3 : kind === 'IMAGE' ? 0.12 : 0.18;
  return Math.floor(tally.up * commentsPerUpvote * (0.4 + rng.unit()) + rng.unit() * 1.2);
};

/** The first comment stays ahead of the others; later ones and replies get fewer votes. */
export function commentTallies(
  rng: SeededRandom,
  comments: readonly WrittenComment[],
  post: Tally,
): readonly Tally[] {
  const max = Math.max(1, post.up * 0.35);
  const rest = comments.map(({ parentId }) =>
    Math.floor(max * rng.unit() ** 4 * (parentId === undefined ? 0.6 : 0.25)),
  );
  const ahead = Math.max(0, ...rest.slice(1)) + 1;
  return rest.map((up, index) => ({
    up: index === 0 ? Math.max(up, ahead) : up,
    down: index > 0 && rng.chance(0.06) ? 1 : 0,
  }));
}

/** Distributes votes among weighted choices. */
export function chosen(rng: SeededRandom, voters: number, weights: readonly number[]): readonly number[] {
  const options = weights.map((weight, index) => [index, weight * (0.7 + rng.unit() * 0.6)] as const);
  return Array.from({ length: voters }, () => rng.weighted(options));
}

/** Different members, excluding this one. */
export function someMembers(
  rng: SeededRandom,
  count: number,
  members: number,
  except: number,
): readonly number[] {
  const step = coprimeStep(rng, members);
  const chosenMembers: number[] = [];
  let position = rng.whole(0, members - 1);
  for (let turn = 0; turn < members && chosenMembers.length < count; turn++) {
    if (position !== except) chosenMembers.push(position);
    position = (position + step) % members;
  }
  return chosenMembers;
}

function coprimeStep(rng: SeededRandom, members: number): number {
  for (;;) {
    const step = rng.whole(1, members - 1);
    if (divisor(step, members) === 1) return step;
  }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
