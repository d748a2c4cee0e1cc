import { followerBadge } from '../format/numbers';
import type { BadgeCode } from './company';

/** What a company's badges are given for. Counts are of the days named. */
export interface BadgeFacts {
  readonly claimed: boolean;
  readonly followers: number;
  /** How many followers the company at the border of the top hundredth has. */
  readonly mostFollowed: number;
  readonly reviewsOfYear: number;
  readonly repliesOfYear: number;
  /** Replies of the last 90 days to reviews of three stars or fewer. */
  readonly repliesToCritics: number;
}

const FOLLOWER_BADGES = new Map<number, BadgeCode>([
  [1_000, 'FOLLOWERS_1K'],
  [5_000, 'FOLLOWERS_5K'],
  [10_000, 'FOLLOWERS_10K'],
  [50_000, 'FOLLOWERS_50K'],
  [100_000, 'FOLLOWERS_100K'],
]);

/** The badges a company has by the published rules; nobody can buy one. */
export function badgesOf(facts: BadgeFacts): readonly BadgeCode[] {
  const { claimed, followers } = facts;
  const tier = FOLLOWER_BADGES.get(followerBadge(followers) ?? 0);
  return [
    ...(claimed && facts.repliesOfYear > 0 && facts.repliesOfYear >= 0.2 * facts.reviewsOfYear
      ? (['RESPONDS_TO_REVIEWS'] as const)
      : []),
    ...(claimed && facts.repliesToCritics > 0 ? (['OPEN_TO_FEEDBACK'] as const) : []),
    ...(followers > 0 && followers >= facts.mostFollowed ? (['MOST_FOLLOWED'] as const) : []),
    ...(tier ? [tier] : []),
  ];
}
