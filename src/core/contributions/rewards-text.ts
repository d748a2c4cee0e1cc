import { closedTable } from '../shared/closed-table';
import { counted } from '../shared/count-with-noun';
import { MAX_PAID_PHOTOS, MAX_PAYOUT, MIN_HELPED_READERS, type RewardKind } from './reward-rule';

const points = (count: number): string => counted(count, 'point', 'points');

export const rewardsText = {
  title: 'Rewards',
  lead: 'Points for what you share, and coupons to use them on.',
  description:
    'Get points for reviews, interviews, salaries, benefits and helpful answers, and use them for coupons.',
  points,
  balance: {
    title: 'Your points',
    next: (day: string): string => `New points arrive on ${day}.`,
    below: (count: number): string =>
      `You’ve used ${points(count)} more than you have now, because contributions were deleted or removed. New points fill the gap first.`,
  },
  visitor: {
    title: 'Log in to see your points',
    text: 'Only you can see them. They’re never shown on your profile or next to what you write.',
    button: 'Log in',
    couponsTitle: 'Log in to see coupons',
    couponsText: 'You can use your points for any of them.',
    couponsButton: 'See coupons',
  },
  coupons: {
    title: 'Coupons',
    text: 'You get one code per coupon. Codes stay here, and only you can see them.',
    none: { title: 'No coupons right now', text: 'New coupons will show up here. Your points don’t expire.' },
    until: (day: string): string => `Available until ${day}`,
    redeem: (count: number): string => `Use ${points(count)}`,
    redeemFor: (name: string, count: number): string => `Use ${points(count)} for ${name}`,
    missing: (count: number): string => `You need ${points(count)} more`,
    soldOut: 'All codes are taken',
    code: 'Your code',
    used: (count: number): string => `You used ${points(count)}`,
    confirmTitle: (name: string): string => `Get “${name}”?`,
    confirmText: (count: number): string => `This uses ${points(count)}. You can’t swap the code back.`,
    confirm: 'Get code',
    cancel: 'Cancel',
    redeemed: 'Here’s your code.',
    failed: 'Couldn’t get the code right now. Please try again.',
  },
  history: {
    title: 'Your points by day',
    text: 'Each day is one total. It doesn’t say which contributions it’s for.',
    none: {
      title: 'No points yet',
      text: 'Points for what you share will show up here.',
      action: 'See what helps most',
    },
  },
  rule: {
    title: 'How you get points',
    text: 'We look only at what you share, never at what you think: a one-star review gets as many points as a five-star one.',
    kind: 'Contribution',
    earns: 'Points',
    kinds: closedTable({
      REVIEW: 'Company review',
      INTERVIEW: 'Interview',
      SALARY: 'Salary',
      BENEFITS: 'Benefits of a company',
      PHOTO: `Company photo, up to ${MAX_PAID_PHOTOS} per company`,
      ANSWER: `Answer that ${MIN_HELPED_READERS} readers marked as insightful`,
    } satisfies Record<RewardKind, string>),
    notes: [
      'Votes, reactions, follows and posts get no points. Neither do answers to your own questions.',
      'Points arrive on the first day of the month after you share something. Points for an interview arrive on the first day of the next quarter.',
      'If you edit a review, a salary or your benefits, the points are removed and added again on the next date.',
      'If something is deleted or removed, its points are removed too.',
      `You can get up to ${MAX_PAYOUT} points at a time.`,
    ],
  },
  promisesTitle: 'Points don’t give you away',
  promises: [
    'Points aren’t stored. We count them from your contributions when you open this page.',
    'They arrive on the same day for everyone, so no one can match them with something that was just published.',
    'A coupon code is stored without your name, and isn’t linked to anything you wrote.',
    'Your data download includes your points and codes. They’re deleted with your account.',
  ],
};
