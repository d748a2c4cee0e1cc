import type { Company } from '../catalogue/companies';
import { historyOf } from '../people/history';
import type { Member } from '../people/members';
import { SeededRandom } from '../seeded-random';
import { BANKS } from '../texts/banks';
import type { Freshness } from '../texts/freshness';
import { StoryWriter } from '../texts/notify';
import { POLLS, type PollText } from '../texts/polls';
import { type Mood, moodOf, POLL_REPLIES } from '../texts/reactions';
import type { Reply, Story } from '../texts/story';
import { fits, keyOf, type Occasion, occasionFor } from './drafts';
import { type Extras, extrasOf } from './extras';

export type Kind = 'TEXT' | 'QUESTION' | 'POLL' | 'SALARY' | 'IMAGE' | 'VIDEO';

/** A post with the data needed to write comments on it. */
export interface WrittenPost extends Occasion {
  readonly id: string;
  readonly thread: number;
  readonly at: Date;
  readonly kind: Kind;
  readonly title: string;
  readonly content: string;
  readonly highlight: { readonly start: number; readonly end: number } | undefined;
  readonly extras: Extras;
  /** Templates of replies. */
  readonly replies: readonly Reply[];
  readonly mood: Mood;
  /** Departments whose people have a say; empty for all. */
  readonly departments: readonly string[];
  readonly writer: StoryWriter;
}

const KINDS: readonly (readonly [Kind, number])[] = [
  ['TEXT', 50],
  ['QUESTION', 22],
  ['POLL', 11],
  ['SALARY', 7],
  ['IMAGE', 6],
  ['VIDEO', 4],
];
const TRIES = 200;

export interface Desk {
  readonly seed: string;
  readonly writers: readonly Member[];
  readonly companies: readonly Company[];
  readonly freshness: Freshness;
}

/** The next seeded post. It is rewritten until no screen would show one of its sentences twice. */
export function writePost(desk: Desk, thread: number, date: Date): WrittenPost {
  const rng = new SeededRandom(`${desk.seed} post ${thread}`);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const kind = attempt < TRIES / 2 ? rng.weighted(KINDS) : 'TEXT';
    const post = attemptPost(desk, rng, kind, { thread, at: date });
    if (post) return post;
  }
  throw new Error('The phrase banks are too small for this amount of sample data.');
}

interface Slot {
  readonly thread: number;
  readonly at: Date;
}

function attemptPost(desk: Desk, rng: SeededRandom, kind: Kind, slot: Slot): WrittenPost | undefined {
  const author = desk.writers[rng.favourite(desk.writers.length, 1.5)] ?? rng.pick(desk.writers);
  const text = textFor(rng, kind, author, desk.companies);
  if (!text) return undefined;
  const occasion = occasionFor(rng, text.story, { author, companies: desk.companies, ...slot });
  const community = keyOf(occasion.community);
  const writer = new StoryWriter(rng, occasion.scene);
  const { freshness } = desk;
  const template = rng.pick(text.story.titles);
  if (!writer.canWrite(template)) return undefined;
  const title = writer.writeStory(template).replaceAll('*', '');
  if (!freshness.isFresh(title, community) || !freshness.isNewWording(template, community)) return undefined;
  freshness.begin(community);
  freshness.say(title, community);
  freshness.use(template, community);
  const sentences = text.story.groups.flatMap((group) =>
    freshSentence(group, { rng, writer, freshness, community }),
  );
  // A title alone says too little, except above a poll or a picture.
  if (sentences.length === 0 && (kind === 'TEXT' || kind === 'SALARY')) return undefined;
  const { content, highlight } = marked(sentences.join(' '));
  return {
    ...occasion,
    ...slot,
    id: rng.id(),
    kind,
    title,
    content,
    highlight,
    extras: extrasOf(rng, kind, occasion, { poll: text.poll, theme: text.story.theme, writer }),
    replies: text.story.replies,
    mood: moodOf(text.story.theme),
    departments: text.story.departments,
    writer,
  };
}

interface WritePostInput {
  readonly rng: SeededRandom;
  readonly writer: StoryWriter;
  readonly freshness: Freshness;
  readonly community: string;
}

/** Returns no sentence rather than a recently used one; also sometimes at random. */
function freshSentence(
  group: readonly string[],
  { rng, writer, freshness, community }: WritePostInput,
): string[] {
  if (rng.chance(0.12)) return [];
  for (const template of rng.shuffled(group)) {
    if (!writer.canWrite(template)) continue;
    const sentence = writer.writeStory(template);
    if (!freshness.isFresh(sentence.replaceAll('*', ''), community)) continue;
    freshness.say(sentence.replaceAll('*', ''), community);
    return [sentence];
  }
  return [];
}

/** Topics in which only people with a matching job create polls. */
const TRADES: Readonly<Record<string, readonly string[]>> = {
  'software-engineering': ['Engineering – Software & QA', 'Data Science & Analytics'],
  'data-and-ai': ['Data Science & Analytics', 'Engineering – Software & QA'],
  'product-people': ['Product Management', 'UX, Design & Architecture'],
  'banking-life': ['BFSI, Investments & Trading'],
  'sales-floor': ['Sales & Business Development', 'Merchandising & Retail'],
  'shop-floor': ['Production, Manufacturing & Engineering', 'Construction & Site Engineering'],
  'nurses-station': ['Healthcare & Life Sciences'],
  'staff-room': ['Teaching & Training'],
  'hr-confessions': ['Human Resources'],
  'marketing-room': ['Marketing & Communication'],
  'accounts-and-audit': ['Finance & Accounting'],
  'supply-chain': ['Procurement & Supply Chain'],
};

/** A poll consists only of its question and options. */
const asStory = (poll: PollText): Story => ({
  theme: 'poll',
  topics: poll.topics,
  aboutCompany: poll.aboutCompany,
  departments: poll.topics.flatMap((topic) => TRADES[topic] ?? []),
  titles: [poll.question],
  groups: [],
  replies: POLL_REPLIES.map((reply, index) => ({
    text: reply.replace('{option}', poll.options[index % poll.options.length]?.[0] ?? ''),
    by: 'anyone',
  })),
});

function textFor(
  rng: SeededRandom,
  kind: Kind,
  author: Member,
  companies: readonly Company[],
): { readonly story: Story; readonly poll: PollText | undefined } | undefined {
  const history = historyOf(author, companies);
  if (kind === 'POLL') {
    const poll = rng.pick(POLLS);
    const story = asStory(poll);
    return fits(story, author, history) ? { story, poll } : undefined;
  }
  const fitting = BANKS[kind].filter((story) => fits(story, author, history));
  return fitting.length > 0 ? { story: rng.pick(fitting), poll: undefined } : undefined;
}

/** Removes the stars from a text and returns the position of the first starred phrase. */
export function marked(text: string): Pick<WrittenPost, 'content' | 'highlight'> {
  const start = text.indexOf('*');
  const end = text.indexOf('*', start + 1) - 1;
  const content = text.replaceAll('*', '');
  return { content, highlight: start >= 0 && end > start ? { start, end } : undefined };
}
