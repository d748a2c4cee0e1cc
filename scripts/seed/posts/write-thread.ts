import { Dice } from '../dice';
import type { Face, Member } from '../people/members';
import type { Freshness } from '../texts/freshness';
import { ANSWERS, REACTIONS, REPLIES } from '../texts/reactions';
import { faceIn, keyOf } from './drafts';
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
const LONGEST = 140;

/** The share of comments and votes a post has by now, 0 to 1. */
export const maturity = (at: Date, now: Date): number =>
  1 - Math.exp(-(now.getTime() - at.getTime()) / (TALK_TIME * HOUR));

interface Room {
  readonly people: readonly Member[];
  readonly now: Date;
  readonly freshness: Freshness;
}

/** Comments of a post, best first, without repeating each other. */
export function writeThread(post: WrittenPost, wanted: number, room: Room): readonly WrittenComment[] {
  const dice = new Dice(`thread ${post.id}`);
  const said = new Set<string>();
  const comments: WrittenComment[] = [];
  const add = (text: string, parent: WrittenComment | undefined) => {
    said.add(text);
    const author = speaker(dice, post, parent, room.people);
    comments.push({
      id: dice.id(),
      parentId: parent?.id,
      author,
      face: faceIn(author, post.thread),
      text,
      at: later(dice, parent?.at ?? post.at, room.now),
    });
  };
  const first = bestAnswer(dice, post, room.freshness);
  // Some questions stay open, and so does one whose answers were all given a moment ago.
  if (wanted === 0 || (post.kind === 'QUESTION' && (first === undefined || dice.chance(0.08)))) return [];
  if (first !== undefined) add(first, undefined);
  const side = dice.shuffled([...REACTIONS, ...(post.kind === 'QUESTION' ? ANSWERS : [])]);
  const top = [
    ...tellable(dice, post, side.slice(4)),
    ...tellable(dice, post, [...side.slice(0, 4), ...post.replies]),
  ];
  const below = tellable(dice, post, REPLIES);
  while (comments.length < Math.min(wanted, LONGEST)) {
    const parent = dice.chance(0.36) && comments.length > 0 ? topComment(dice, comments) : undefined;
    const text = nextText(parent ? below : top, said);
    if (text === undefined) break;
    add(text, parent);
  }
  return comments;
}

/** The answer that a list shows below the question must not stand twice on its screen. */
function bestAnswer(dice: Dice, post: WrittenPost, freshness: Freshness): string | undefined {
  if (post.kind !== 'QUESTION') return undefined;
  const community = keyOf(post.community);
  const answer = [...dice.shuffled(post.replies), ...dice.shuffled(ANSWERS)]
    .map((template) => post.teller.retell(dice, template))
    .find((text) => freshness.isFresh(text, community));
  if (answer !== undefined) freshness.say(answer, community);
  return answer;
}

const tellable = (dice: Dice, post: WrittenPost, templates: readonly string[]): string[] =>
  dice.shuffled(templates).map((template) => post.teller.retell(dice, template));

function nextText(left: string[], said: ReadonlySet<string>): string | undefined {
  for (let text = left.pop(); text !== undefined; text = left.pop()) if (!said.has(text)) return text;
  return undefined;
}

const topComment = (dice: Dice, comments: readonly WrittenComment[]): WrittenComment | undefined =>
  dice.pick(comments.filter(({ parentId }) => parentId === undefined));

/** Mostly other members; sometimes the author replies. */
function speaker(
  dice: Dice,
  post: WrittenPost,
  parent: WrittenComment | undefined,
  people: readonly Member[],
): Member {
  if (parent && parent.author !== post.author && dice.chance(0.25)) return post.author;
  for (;;) {
    const member = dice.pick(people);
    if (member !== post.author && member !== parent?.author) return member;
  }
}

function later(dice: Dice, than: Date, now: Date): Date {
  const wait = (0.05 - Math.log(1 - dice.unit()) * 3.5) * HOUR;
  const room = now.getTime() - than.getTime();
  return new Date(than.getTime() + Math.min(wait, room * dice.unit()));
}
