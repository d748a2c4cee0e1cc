import { closedTable } from '../shared/closed-table';
import type { BadgeCode } from './company';

export const badgeText = {
  label: 'Badges',
  title: 'What these badges mean',
  names: closedTable({
    MOST_FOLLOWED: 'Most followed',
    RESPONDS_TO_REVIEWS: 'Responds to reviews',
    OPEN_TO_FEEDBACK: 'Open to feedback',
    HIGHLY_ACTIVE: 'Highly active',
    PROMOTES_TRANSPARENCY: 'Promotes transparency',
    MOST_SEARCHED: 'Most searched',
    MOST_VISITED: 'Most visited',
    FOLLOWERS_1K: '1k+ followers',
    FOLLOWERS_5K: '5k+ followers',
    FOLLOWERS_10K: '10k+ followers',
    FOLLOWERS_50K: '50k+ followers',
    FOLLOWERS_100K: '1L+ followers',
  } satisfies Record<BadgeCode, string>),
  rules: closedTable({
    MOST_FOLLOWED: 'Among the 1% of companies with the most followers.',
    RESPONDS_TO_REVIEWS: 'Replied to at least 20% of reviews in the last 12 months.',
    HIGHLY_ACTIVE: 'Posted at least four updates in the last 90 days.',
    PROMOTES_TRANSPARENCY: 'At least half of its jobs show a full salary range.',
    MOST_SEARCHED: 'Among the 1% of companies searched for most.',
    MOST_VISITED: 'Among the 1% of companies visited most.',
    OPEN_TO_FEEDBACK: 'Replied to a review of three stars or fewer in the last 90 days.',
    FOLLOWERS_1K: 'Has 1,000 or more followers.',
    FOLLOWERS_5K: 'Has 5,000 or more followers.',
    FOLLOWERS_10K: 'Has 10,000 or more followers.',
    FOLLOWERS_50K: 'Has 50,000 or more followers.',
    FOLLOWERS_100K: 'Has 1,00,000 or more followers.',
  } satisfies Record<BadgeCode, string>),
};
