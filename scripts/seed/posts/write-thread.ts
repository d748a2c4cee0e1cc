import type { Face, Member } from '../people/members';
import { SeededRandom } from '../seeded-random';
import type { Freshness } from '../texts/freshness';
import { ANSWERS, REACTIONS, REPLIES } from '../texts/reactions';
import { aliasIn, keyOf } from './drafts';
import type { WrittenPost } from './write-post';

export interface WrittenComment {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly author: Member;
  readonly face: Face;
  readonly text: string;
  readonly at: Date;
}

const HOUR = 3_600_000;
/** Most comments of a thread are written within this many hours. */
const TALK_TIME = 9;
const MAX_LENGTH = 140;

/** The share of comments and votes a post has by now, 0 to 1. */
export const maturity = (date: Date, now: Date): number =>
  1 - Math.exp(-(now.getTime() - date.getTime()) / (TALK_TIME * HOUR));

interface Room {
  readonly people: readonly Member[];
  readonly now: Date;
  readonly freshness: Freshness;
}

/** Comments of a post, best first, without repeating each other. */
export function writeThread(post: WrittenPost, wanted: number, room: Room): readonly WrittenComment[] {
  const rng = new SeededRandom(`thread ${post.id}`);
  const message = new Set<string>();
  const comments: WrittenComment[] = [];
  const add = (text: string, parent: WrittenComment | undefined) => {
    message.add(text);
    const author = speaker(rng, post, parent, room.people);
    comments.push({
      id: rng.id(),
      parentId: parent?.id,
      author,
      face: aliasIn(author, post.thread),
      text,
      at: later(rng, parent?.at ?? post.at, room.now),
    });
  };
  const first = bestAnswer(rng, post, room.freshness);
  // Some questions stay open, and so does one whose answers were all given a moment ago.
  if (wanted === 0 || (post.kind === 'QUESTION' && (first === undefined || rng.chance(0.08)))) return [];
  if (first !== undefined) add(first, undefined);
  const side = rng.shuffled([...REACTIONS, ...(post.kind === 'QUESTION' ? ANSWERS : [])]);
  const top = [
    ...tellable(rng, post, side.slice(4)),
    ...tellable(rng, post, [...side.slice(0, 4), ...post.replies]),
  ];
  const below = tellable(rng, post, REPLIES);
  while (comments.length < Math.min(wanted, MAX_LENGTH)) {
    const parent = rng.chance(0.36) && comments.length > 0 ? topComment(rng, comments) : undefined;
    const text = nextText(parent ? below : top, message);
    if (text === undefined) break;
    add(text, parent);
  }
  return comments;
}

/** The answer that a list shows below the question must not stand twice on its screen. */
function bestAnswer(rng: SeededRandom, post: WrittenPost, freshness: Freshness): string | undefined {
  if (post.kind !== 'QUESTION') return undefined;
  const community = keyOf(post.community);
  const answer = [...rng.shuffled(post.replies), ...rng.shuffled(ANSWERS)]
    .map((template) => post.writer.retell(rng, template))
    .find((text) => freshness.isFresh(text, community));
  if (answer !== undefined) freshness.say(answer, community);
  return answer;
}

const tellable = (rng: SeededRandom, post: WrittenPost, templates: readonly string[]): string[] =>
  rng.shuffled(templates).map((template) => post.writer.retell(rng, template));

function nextText(left: string[], message: ReadonlySet<string>): string | undefined {
  for (let text = left.pop(); text !== undefined; text = left.pop()) if (!message.has(text)) return text;
  return undefined;
}

const topComment = (rng: SeededRandom, comments: readonly WrittenComment[]): WrittenComment | undefined =>
  rng.pick(comments.filter(({ parentId }) => parentId === undefined));

/** Mostly other members; sometimes the author replies. */
function speaker(
  rng: SeededRandom,
  post: WrittenPost,
  parent: WrittenComment | undefined,
  people: readonly Member[],
): Member {
  if (parent && parent.author !== post.author && rng.chance(0.25)) return post.author;
  for (;;) {
    const member = rng.pick(people);
    if (member !== post.author && member !== parent?.author) return member;
  }
}

function later(rng: SeededRandom, than: Date, now: Date): Date {
  const wait = (0.05 - Math.log(1 - rng.unit()) * 3.5) * HOUR;
  const room = now.getTime() - than.getTime();
  return new Date(than.getTime() + Math.min(wait, room * rng.unit()));
}
