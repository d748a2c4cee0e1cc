import { followerBadge } from '../shared/numbers';
import { BADGE_CODES, type BadgeCode } from './company';

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
  /** What the company told on its page in the last 90 days. */
  readonly updates: number;
  readonly liveJobs: number;
  /** Openings that say what they pay, both bounds. */
  readonly jobsWithPay: number;
  readonly searches: number;
  /** How often the company at the border of the top hundredth was searched for. */
  readonly mostSearched: number;
  readonly visits: number;
  readonly mostVisited: number;
}

const FEWEST_UPDATES = 4;

const FOLLOWER_BADGES = new Map<number, BadgeCode>([
  [1_000, 'FOLLOWERS_1K'],
  [5_000, 'FOLLOWERS_5K'],
  [10_000, 'FOLLOWERS_10K'],
  [50_000, 'FOLLOWERS_50K'],
  [100_000, 'FOLLOWERS_100K'],
]);

/** The border of the top hundredth: how much the last of them has. */
export function topHundredth(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => b - a);
  return sorted[Math.ceil(counts.length / 100) - 1] ?? 0;
}

const RULES: Readonly<Partial<Record<BadgeCode, (facts: BadgeFacts) => boolean>>> = {
  RESPONDS_TO_REVIEWS: ({ claimed, repliesOfYear, reviewsOfYear }) =>
    claimed && repliesOfYear > 0 && repliesOfYear >= 0.2 * reviewsOfYear,
  OPEN_TO_FEEDBACK: ({ claimed, repliesToCritics }) => claimed && repliesToCritics > 0,
  HIGHLY_ACTIVE: ({ claimed, updates }) => claimed && updates >= FEWEST_UPDATES,
  PROMOTES_TRANSPARENCY: ({ liveJobs, jobsWithPay }) => liveJobs > 0 && jobsWithPay >= 0.5 * liveJobs,
  MOST_FOLLOWED: ({ followers, mostFollowed }) => followers > 0 && followers >= mostFollowed,
  MOST_SEARCHED: ({ searches, mostSearched }) => searches > 0 && searches >= mostSearched,
  MOST_VISITED: ({ visits, mostVisited }) => visits > 0 && visits >= mostVisited,
};

/** The badges a company has by the published rules; nobody can buy one. */
export function badgesOf(facts: BadgeFacts): readonly BadgeCode[] {
  const tier = FOLLOWER_BADGES.get(followerBadge(facts.followers) ?? 0);
  return BADGE_CODES.filter((code) => code === tier || RULES[code]?.(facts));
}
