import type { Company } from '../catalogue/companies';
import type { Alias, Member } from '../people/members';
import { SeededRandom } from '../seeded-random';
import type { Freshness } from '../texts/freshness';
import type { StoryWriter } from '../texts/notify';
import { ANSWERS, type Mood, REACTIONS } from '../texts/reactions';
import type { Reply } from '../texts/story';
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
  /** Says something of its own that others can answer. */
  readonly isAnswerable: boolean;
}

const HOUR = 3_600_000;
/** Most comments of a thread are written within this many hours. */
const TALK_TIME = 9;
const MAX_LENGTH = 140;
/** Tries without a wording that fits, after which a thread ends. */
const MAX_MISSES = 6;

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
  const usedTexts = new Set<string>();
  const add = ({ text, isAnswerable }: Line, author: Member, parent: WrittenComment | undefined) => {
    usedTexts.add(text);
    comments.push({
      id: rng.id(),
      parentId: parent?.id,
      author,
      alias: aliasIn(author, post.thread),
      text,
      at: later(rng, parent?.at ?? post.at, room.now),
      isAnswerable,
    });
  };
  const first = bestAnswer(rng, post, commenters, room);
  // Some questions stay unanswered, and so does one whose answers would all be too recent.
  if (wanted === 0 || (post.kind === 'QUESTION' && (first === undefined || rng.chance(0.08)))) return [];
  if (first !== undefined) add({ text: first.text, isAnswerable: true }, first.author, undefined);
  const top = topLines(rng, post).filter(({ text }) => text !== first?.template);
  let misses = 0;
  while (comments.length < Math.min(wanted, MAX_LENGTH) && misses < MAX_MISSES) {
    const parent = rng.chance(0.26) ? answerableComment(rng, comments) : undefined;
    const author = speaker(rng, post, comments, { parent, people: commenters });
    const writer = author && writerFor(rng, post, author, room);
    const line =
      writer &&
      (parent
        ? nextAnswer(rng, answersTo(post, parent, author), writer, usedTexts)
        : nextLine(top, writer, usedTexts, relationTo(post, author)));
    if (line) add(line, author, parent);
    else misses += 1;
  }
  return comments;
}

type Line = Pick<WrittenComment, 'text' | 'isAnswerable'>;
type TopLine = Reply & Line;

/** A few reactions first, as they are taken from the end, then replies to the post, then more reactions. */
function topLines(rng: SeededRandom, post: WrittenPost): TopLine[] {
  const lines = (replies: readonly Reply[], isAnswerable: boolean): TopLine[] =>
    replies.map((reply) => ({ ...reply, isAnswerable: isAnswerable || reply.text.endsWith('?') }));
  const side = lines(rng.shuffled([...REACTIONS[post.mood]]), false);
  const text = `${post.title} ${post.content}`;
  const replies = post.replies.filter(({ about }) => about === undefined || text.includes(about));
  return [...side.slice(2), ...rng.shuffled([...side.slice(0, 2), ...lines(replies, post.mood !== 'poll')])];
}

type Relation = Exclude<Reply['by'], 'anyone'>;

const relationTo = (post: WrittenPost, { company }: Member): Relation =>
  company.id === post.author.company.id ? 'colleague' : 'outsider';

const PLAYFUL: readonly Mood[] = ['fun', 'picture', 'video'];

function answersTo(post: WrittenPost, parent: WrittenComment, author: Member): readonly string[] {
  if (PLAYFUL.includes(post.mood)) return ANSWERS.fun;
  const kind = parent.text.endsWith('?') ? 'question' : 'statement';
  return ANSWERS[author === post.author ? 'author' : 'other'][kind];
}

const writerFor = (rng: SeededRandom, post: WrittenPost, author: Member, room: Room): StoryWriter =>
  author === post.author ? post.writer : post.writer.replyBy(rng, speakerOf(author, room.companies));

/** The answer that a list shows below the question must not appear twice on its screen. */
function bestAnswer(
  rng: SeededRandom,
  post: WrittenPost,
  commenters: readonly Member[],
  room: Room,
): { readonly template: string; readonly text: string; readonly author: Member } | undefined {
  if (post.kind !== 'QUESTION') return undefined;
  const author = speaker(rng, post, [], { parent: undefined, people: commenters });
  if (!author) return undefined;
  const community = keyOf(post.community);
  const writer = writerFor(rng, post, author, room);
  const answer = rng
    .shuffled(post.replies)
    .filter((reply) => reply.about === undefined && canSayTo(reply, relationTo(post, author), writer))
    .map((reply) => ({ template: reply.text, text: writer.writeStory(reply.text) }))
    .find(({ text }) => room.freshness.isFresh(text, community));
  if (answer === undefined) return undefined;
  room.freshness.say(answer.text, community);
  return { ...answer, author };
}

const canSayTo = ({ text, by }: Reply, relation: Relation, writer: StoryWriter): boolean =>
  (by === 'anyone' || by === relation) && writer.canWrite(text);

/** Takes the next wording that this writer can use. */
function nextLine(
  left: TopLine[],
  writer: StoryWriter,
  usedTexts: ReadonlySet<string>,
  relation: Relation,
): Line | undefined {
  for (let index = left.length - 1; index >= 0; index--) {
    const line = left[index];
    if (!line || !canSayTo(line, relation, writer)) continue;
    left.splice(index, 1);
    const text = writer.writeStory(line.text);
    if (!usedTexts.has(text)) return { text, isAnswerable: line.isAnswerable };
  }
  return undefined;
}

/** An answer of this bank that the thread does not have yet. */
function nextAnswer(
  rng: SeededRandom,
  bank: readonly string[],
  writer: StoryWriter,
  usedTexts: Set<string>,
): Line | undefined {
  const template = rng.shuffled(bank).find((text) => writer.canWrite(text) && !usedTexts.has(text));
  if (template === undefined) return undefined;
  usedTexts.add(template);
  return { text: writer.writeStory(template), isAnswerable: false };
}

const answerableComment = (
  rng: SeededRandom,
  comments: readonly WrittenComment[],
): WrittenComment | undefined => {
  const open = comments.filter(({ isAnswerable }) => isAnswerable);
  return open.length > 0 ? rng.pick(open) : undefined;
};

/** Mostly members who have said nothing in this thread; sometimes the author replies. */
function speaker(
  rng: SeededRandom,
  post: WrittenPost,
  comments: readonly WrittenComment[],
  { parent, people }: { readonly parent: WrittenComment | undefined; readonly people: readonly Member[] },
): Member | undefined {
  if (parent && rng.chance(0.3)) {
    const hasReplied = comments.some(
      ({ parentId, author }) => parentId === parent.id && author === post.author,
    );
    return hasReplied ? undefined : post.author;
  }
  for (let attempt = 0; attempt < 20; attempt++) {
    const member = rng.pick(people);
    if (member !== post.author && comments.every(({ author }) => author !== member)) return member;
  }
  return undefined;
}

function later(rng: SeededRandom, than: Date, now: Date): Date {
  const wait = (0.05 - Math.log(1 - rng.unit()) * 3.5) * HOUR;
  const room = now.getTime() - than.getTime();
  return new Date(than.getTime() + Math.min(wait, room * rng.unit()));
}
