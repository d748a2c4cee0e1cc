import type { Company } from '../catalogue/companies';
import type { Alias, Member } from '../people/members';
import { SeededRandom } from '../seeded-random';
import type { Freshness } from '../texts/freshness';
import type { StoryWriter } from '../texts/notify';
import { REACTIONS, REPLIES } from '../texts/reactions';
import type { Commenters } from './commenters';
import { aliasIn, keyOf, speakerOf } from './drafts';
import type { WrittenPost } from './write-post';

export interface WrittenComment {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly author: Member;
  readonly alias: Alias;
  readonly text: string;
  readonly at: Date;
}

const HOUR = 3_600_000;
/** Most comments of a thread are written within this many hours. */
const TALK_TIME = 9;
const MAX_LENGTH = 140;

/** The share of its comments and votes that a post has by now, 0 to 1. */
export const maturity = (date: Date, now: Date): number =>
  1 - Math.exp(-(now.getTime() - date.getTime()) / (TALK_TIME * HOUR));

interface Room {
  readonly commenters: Commenters;
  readonly companies: readonly Company[];
  readonly now: Date;
  readonly freshness: Freshness;
}

/** Comments of a post, best first, without repetitions. */
export function writeThread(post: WrittenPost, wanted: number, room: Room): readonly WrittenComment[] {
  const rng = new SeededRandom(`thread ${post.id}`);
  const commenters = room.commenters.of(post);
  const comments: WrittenComment[] = [];
  const add = (text: string, author: Member, parent: WrittenComment | undefined) => {
    comments.push({
      id: rng.id(),
      parentId: parent?.id,
      author,
      alias: aliasIn(author, post.thread),
      text,
      at: later(rng, parent?.at ?? post.at, room.now),
    });
  };
  const first = bestAnswer(rng, post, speaker(rng, post, undefined, commenters), room);
  // Some questions stay unanswered, and so does one whose answers would all be too recent.
  if (wanted === 0 || (post.kind === 'QUESTION' && (first === undefined || rng.chance(0.08)))) return [];
  if (first !== undefined) add(first.text, first.author, undefined);
  const side = rng.shuffled(REACTIONS);
  const top = [...rng.shuffled(side.slice(4)), ...rng.shuffled([...side.slice(0, 4), ...post.replies])];
  const below: string[] = rng.shuffled(REPLIES);
  const usedTexts = new Set(comments.map(({ text }) => text));
  while (comments.length < Math.min(wanted, MAX_LENGTH)) {
    const parent = rng.chance(0.36) && comments.length > 0 ? topComment(rng, comments) : undefined;
    const author = speaker(rng, post, parent, commenters);
    const text = nextText(parent ? below : top, writerFor(rng, post, author, room), usedTexts);
    if (text === undefined) break;
    usedTexts.add(text);
    add(text, author, parent);
  }
  return comments;
}

const writerFor = (rng: SeededRandom, post: WrittenPost, author: Member, room: Room): StoryWriter =>
  author === post.author ? post.writer : post.writer.replyBy(rng, speakerOf(author, room.companies));

/** The answer that a list shows below the question must not appear twice on its screen. */
function bestAnswer(
  rng: SeededRandom,
  post: WrittenPost,
  author: Member,
  room: Room,
): { readonly text: string; readonly author: Member } | undefined {
  if (post.kind !== 'QUESTION') return undefined;
  const community = keyOf(post.community);
  const writer = writerFor(rng, post, author, room);
  const text = rng
    .shuffled(post.replies)
    .filter((template) => writer.canWrite(template))
    .map((template) => writer.writeStory(template))
    .find((answer) => room.freshness.isFresh(answer, community));
  if (text === undefined) return undefined;
  room.freshness.say(text, community);
  return { text, author };
}

/** Takes the next wording that this writer can use. */
function nextText(left: string[], writer: StoryWriter, usedTexts: ReadonlySet<string>): string | undefined {
  for (let index = left.length - 1; index >= 0; index--) {
    const template = left[index] ?? '';
    if (!writer.canWrite(template)) continue;
    left.splice(index, 1);
    const text = writer.writeStory(template);
    if (!usedTexts.has(text)) return text;
  }
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
