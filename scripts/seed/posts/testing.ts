import { companiesUpTo } from '../catalogue/companies';
import { makeMembers } from '../people/members';
import { SeededRandom } from '../seeded-random';
import { SIZES } from '../sizes';
import { Freshness } from '../texts/freshness';
import { Commenters } from './commenters';
import { moments } from './moments';
import { type WrittenPost, writePost } from './write-post';
import { type WrittenComment, writeThread } from './write-thread';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const POSTS = 500;

export interface Thread {
  readonly post: WrittenPost;
  readonly comments: readonly WrittenComment[];
}

/** The newest posts of the medium seed with eight comments each. */
export function writeThreads(): readonly Thread[] {
  const companies = companiesUpTo(SIZES.medium.companies);
  const people = makeMembers('1', SIZES.medium, []);
  const writers = people.filter(({ isWriter, status }) => isWriter && status === 'working');
  const commenters = new Commenters(people);
  const freshness = new Freshness();
  const desk = { seed: '1', writers, companies, freshness };
  return moments(new SeededRandom('1 moments'), POSTS, NOW).map((at, thread) => {
    const post = writePost(desk, thread, at);
    return { post, comments: writeThread(post, 8, { commenters, companies, now: NOW, freshness }) };
  });
}

export const textOf = ({ title, content }: Pick<WrittenPost, 'title' | 'content'>): string =>
  `${title} ${content}`;
