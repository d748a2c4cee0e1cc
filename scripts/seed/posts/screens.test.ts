import { beforeAll, describe, expect, it } from 'vitest';
import { quote, shorten } from '../../../src/server/services/shared/shorten';
import { companiesUpTo } from '../catalogue/companies';
import { makeMembers } from '../people/members';
import { SeededRandom } from '../seeded-random';
import { SIZES } from '../sizes';
import { Freshness, sentencesOf } from '../texts/freshness';
import { Commenters } from './commenters';
import { keyOf } from './drafts';
import { moments } from './moments';
import { commentsFor, tallyOf } from './tallies';
import { type WrittenPost, writePost } from './write-post';
import { maturity, writeThread } from './write-thread';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const SCREEN = 20;

interface Shown {
  readonly post: WrittenPost;
  readonly rank: number;
  readonly sentences: readonly string[];
}

/** The visible fields of every post in a list, for a medium seed. */
function writeTestData(seed: string, posts: number): readonly Shown[] {
  const members = makeMembers(seed, SIZES.medium, []);
  const freshness = new Freshness();
  const commenters = new Commenters(members);
  const companies = companiesUpTo(SIZES.medium.companies);
  const writers = members.filter(({ isWriter, status }) => isWriter && status === 'working');
  const desk = { seed, writers, companies, freshness };
  return moments(new SeededRandom(`${seed} moments`), posts, NOW).map((date, thread) => {
    const post = writePost(desk, thread, date);
    return shown(post, members.length, { commenters, companies, now: NOW, freshness });
  });
}

function shown(post: WrittenPost, people: number, room: Parameters<typeof writeThread>[2]): Shown {
  const rng = new SeededRandom(`tally ${post.id}`);
  const tally = tallyOf(rng, post.kind, maturity(post.at, NOW), people);
  const [best] = writeThread(post, commentsFor(rng, post.kind, tally), room);
  const answer = post.kind === 'QUESTION' && best ? quote(best.text, 180) : '';
  const sentences = [post.title, shorten(post.content, 280).text, answer].flatMap(sentencesOf);
  const score = Math.log10(Math.max(1, tally.up - tally.down));
  return { post, rank: score + post.at.getTime() / 45_000_000, sentences };
}

/** Sentences that a screen of this list would show twice. */
function repeats(list: readonly Shown[]): string[] {
  return list.flatMap((_, from) => {
    const onScreen = list.slice(from, from + SCREEN).flatMap(({ sentences }) => sentences);
    return onScreen.filter((sentence, index) => onScreen.indexOf(sentence) !== index);
  });
}

let env: readonly Shown[];
beforeAll(() => {
  env = writeTestData('1', SIZES.medium.posts);
}, 60_000);

describe('a screen of twenty posts', () => {
  it('twenty latest posts repeat no sentence', () => {
    expect(repeats(env)).toEqual([]);
  }, 30_000);

  it('twenty popular posts repeat no sentence', () => {
    expect(repeats([...env].sort((a, b) => b.rank - a.rank))).toEqual([]);
  }, 30_000);

  it('twenty posts of any community repeat no sentence', () => {
    const communities = groups(env);
    for (const list of communities.values()) expect(repeats(list)).toEqual([]);
  }, 30_000);
});

function groups(list: readonly Shown[]): Map<string, Shown[]> {
  const map = new Map<string, Shown[]>();
  for (const item of list)
    map.set(keyOf(item.post.community), [...(map.get(keyOf(item.post.community)) ?? []), item]);
  return map;
}

describe('the seeded posts', () => {
  it('the seeded posts include every kind', () => {
    const kinds = new Set(env.slice(-400).map(({ post }) => post.kind));
    expect(kinds).toEqual(new Set(['TEXT', 'QUESTION', 'POLL', 'SALARY', 'IMAGE', 'VIDEO']));
  });

  it('the seeded posts keep to the limits of what people may write', () => {
    for (const { post } of env) {
      expect(post.title.length).toBeLessThanOrEqual(150);
      expect(post.content.length).toBeLessThanOrEqual(5000);
      expect(`${post.title}${post.content}`).not.toMatch(/[{}*[\]|]|undefined|NaN/);
    }
  });

  it('the seeded posts highlight a phrase of their text', () => {
    const marked = env.filter(({ post }) => post.highlight);
    expect(marked.length).toBeGreaterThan(300);
    for (const { post } of marked) {
      const { start = 0, end = 0 } = post.highlight ?? {};
      expect(post.content.slice(start, end).trim().length).toBeGreaterThanOrEqual(2);
    }
  });

  it('offer pay that adds up', () => {
    const offers = env.flatMap(({ post }) => post.extras.offers ?? []);
    expect(offers.length).toBeGreaterThan(300);
    for (const { fixed, inHand } of offers) {
      expect(inHand * 12).toBeLessThan(fixed);
      expect(inHand * 12).toBeGreaterThan(fixed * 0.6);
    }
  });

  it('the same seed creates the same posts, and another seed creates others', () => {
    const titles = (seed: string) => writeTestData(seed, 60).map(({ post }) => `${post.id} ${post.title}`);
    expect(titles('7')).toEqual(titles('7'));
    expect(titles('7')).not.toEqual(titles('8'));
  }, 30_000);
});
