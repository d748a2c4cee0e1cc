import { closedTable } from '../shared/closed-table';
import type { BadgeCode } from './company';

/** What a company's badges are called, and the rule each is given by. */
export const badgeWords = {
  label: 'Badges',
  title: 'Why these badges',
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
    MOST_FOLLOWED: 'Among the hundredth of all companies with the most followers.',
    RESPONDS_TO_REVIEWS: 'Answered at least a fifth of the reviews of the last twelve months.',
    HIGHLY_ACTIVE: 'Told something new on its page at least four times in the last 90 days.',
    PROMOTES_TRANSPARENCY: 'At least half of its openings say what they pay, from and to.',
    MOST_SEARCHED: 'Among the hundredth of all companies people searched for most.',
    MOST_VISITED: 'Among the hundredth of all companies whose pages were opened most.',
    OPEN_TO_FEEDBACK: 'Answered a review of three stars or fewer in the last 90 days.',
    FOLLOWERS_1K: 'Followed by 1,000 people or more.',
    FOLLOWERS_5K: 'Followed by 5,000 people or more.',
    FOLLOWERS_10K: 'Followed by 10,000 people or more.',
    FOLLOWERS_50K: 'Followed by 50,000 people or more.',
    FOLLOWERS_100K: 'Followed by 1,00,000 people or more.',
  } satisfies Record<BadgeCode, string>),
};

/** A newer service may give badges that have no name here. */
export const hasBadgeName = (code: BadgeCode): boolean => code in badgeWords.names;
