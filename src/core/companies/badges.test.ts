import { expect, it } from 'vitest';
import { type BadgeFacts, badgesOf, topHundredth } from './badges';

const facts = (preferences: Partial<BadgeFacts>): BadgeFacts => ({
  claimed: true,
  followers: 0,
  mostFollowed: 10_000_000,
  reviewsOfYear: 100,
  repliesOfYear: 0,
  repliesToCritics: 0,
  updates: 0,
  liveJobs: 0,
  jobsWithPay: 0,
  searches: 0,
  mostSearched: 10_000_000,
  visits: 0,
  mostVisited: 10_000_000,
  ...preferences,
});

it('[R-094][R-095] the badge for responding to reviews goes to a claimed page that answered a fifth of the year’s reviews', () => {
  expect(badgesOf(facts({ repliesOfYear: 20 }))).toEqual(['RESPONDS_TO_REVIEWS']);
  expect(badgesOf(facts({ repliesOfYear: 19 }))).toEqual([]);
  expect(badgesOf(facts({ repliesOfYear: 20, claimed: false }))).toEqual([]);
});

it('[R-094][R-095] the badge for being open to feedback goes to a claimed page that answered a critical review', () => {
  expect(badgesOf(facts({ repliesToCritics: 1 }))).toEqual(['OPEN_TO_FEEDBACK']);
  expect(badgesOf(facts({ repliesToCritics: 1, claimed: false }))).toEqual([]);
});

it('[R-094][R-095] the most-followed badge goes to the top hundredth', () => {
  expect(badgesOf(facts({ followers: 900, mostFollowed: 900 }))).toEqual(['MOST_FOLLOWED']);
  expect(badgesOf(facts({ followers: 899, mostFollowed: 900 }))).toEqual([]);
});

it('[R-094][R-095] the most-searched and most-visited badges go to the top hundredth of each', () => {
  expect(badgesOf(facts({ searches: 70, mostSearched: 70 }))).toEqual(['MOST_SEARCHED']);
  expect(badgesOf(facts({ searches: 69, mostSearched: 70 }))).toEqual([]);
  expect(badgesOf(facts({ visits: 500, mostVisited: 500 }))).toEqual(['MOST_VISITED']);
  expect(badgesOf(facts({ visits: 0, mostVisited: 0 }))).toEqual([]);
  expect(topHundredth(Array.from({ length: 150 }, (_, index) => index))).toBe(148);
  expect(topHundredth([])).toBe(0);
});

it('[R-094][R-095] the highly-active badge goes to a claimed page with four updates', () => {
  expect(badgesOf(facts({ updates: 4 }))).toEqual(['HIGHLY_ACTIVE']);
  expect(badgesOf(facts({ updates: 3 }))).toEqual([]);
  expect(badgesOf(facts({ updates: 4, claimed: false }))).toEqual([]);
});

it('[R-094][R-095] the transparency badge goes to a company that shows pay for half of its openings', () => {
  expect(badgesOf(facts({ liveJobs: 4, jobsWithPay: 2 }))).toEqual(['PROMOTES_TRANSPARENCY']);
  expect(badgesOf(facts({ liveJobs: 5, jobsWithPay: 2 }))).toEqual([]);
  expect(badgesOf(facts({ liveJobs: 0, jobsWithPay: 0 }))).toEqual([]);
});

it('[R-380][R-381][R-382][R-383][R-384] a company gets one follower badge, for the highest tier it reached', () => {
  const tier = (followers: number) => badgesOf(facts({ followers }));
  expect(tier(999)).toEqual([]);
  expect(tier(1000)).toEqual(['FOLLOWERS_1K']);
  expect(tier(5000)).toEqual(['FOLLOWERS_5K']);
  expect(tier(10_000)).toEqual(['FOLLOWERS_10K']);
  expect(tier(50_000)).toEqual(['FOLLOWERS_50K']);
  expect(tier(100_000)).toEqual(['FOLLOWERS_100K']);
});
