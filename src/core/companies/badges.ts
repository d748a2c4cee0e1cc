import { followerBadge } from '../shared/numbers';
import { BADGE_CODES, type BadgeCode } from './company';

export interface BadgeFacts {
  readonly claimed: boolean;
  readonly followers: number;
  /** Follower threshold of the top hundredth. */
  readonly mostFollowed: number;
  readonly reviewsOfYear: number;
  readonly repliesOfYear: number;
  /** Replies of the last 90 days to reviews of three stars or fewer. */
  readonly repliesToCritics: number;
  /** Updates posted on the company page in the last 90 days. */
  readonly updates: number;
  readonly liveJobs: number;
  /** Jobs that show both ends of their pay range. */
  readonly jobsWithPay: number;
  readonly searches: number;
  /** Search-count threshold of the top hundredth. */
  readonly mostSearched: number;
  readonly visits: number;
  readonly mostVisited: number;
}

const MIN_UPDATES = 4;

const FOLLOWER_BADGES = new Map<number, BadgeCode>([
  [1_000, 'FOLLOWERS_1K'],
  [5_000, 'FOLLOWERS_5K'],
  [10_000, 'FOLLOWERS_10K'],
  [50_000, 'FOLLOWERS_50K'],
  [100_000, 'FOLLOWERS_100K'],
]);

/** The smallest count that is still in the top hundredth. */
export function topHundredth(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => b - a);
  return sorted[Math.ceil(counts.length / 100) - 1] ?? 0;
}

const RULES: Readonly<Partial<Record<BadgeCode, (facts: BadgeFacts) => boolean>>> = {
  RESPONDS_TO_REVIEWS: ({ claimed, repliesOfYear, reviewsOfYear }) =>
    claimed && repliesOfYear > 0 && repliesOfYear >= 0.2 * reviewsOfYear,
  OPEN_TO_FEEDBACK: ({ claimed, repliesToCritics }) => claimed && repliesToCritics > 0,
  HIGHLY_ACTIVE: ({ claimed, updates }) => claimed && updates >= MIN_UPDATES,
  PROMOTES_TRANSPARENCY: ({ liveJobs, jobsWithPay }) => liveJobs > 0 && jobsWithPay >= 0.5 * liveJobs,
  MOST_FOLLOWED: ({ followers, mostFollowed }) => followers > 0 && followers >= mostFollowed,
  MOST_SEARCHED: ({ searches, mostSearched }) => searches > 0 && searches >= mostSearched,
  MOST_VISITED: ({ visits, mostVisited }) => visits > 0 && visits >= mostVisited,
};

/** The badges a company earns by the published rules; badges are not for sale. */
export function badgesOf(facts: BadgeFacts): readonly BadgeCode[] {
  const tier = FOLLOWER_BADGES.get(followerBadge(facts.followers) ?? 0);
  return BADGE_CODES.filter((code) => code === tier || RULES[code]?.(facts));
}
