import type { Company } from '../catalogue/companies';
import { Dice } from '../dice';
import type { Member } from '../people/members';
import { BANKS } from '../texts/banks';
import type { Freshness } from '../texts/freshness';
import { POLLS, type PollText } from '../texts/polls';
import type { Story } from '../texts/story';
import { Teller } from '../texts/tell';
import { fits, keyOf, type Occasion, occasionFor } from './drafts';
import { type Extras, extrasOf } from './extras';

export type Kind = 'TEXT' | 'QUESTION' | 'POLL' | 'SALARY' | 'IMAGE' | 'VIDEO';

/** A post as it will be read, with what it takes to answer it. */
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
  readonly replies: readonly string[];
  readonly teller: Teller;
}

const KINDS: readonly (readonly [Kind, number])[] = [
  ['TEXT', 50],
  ['QUESTION', 22],
  ['POLL', 11],
  ['SALARY', 7],
  ['IMAGE', 6],
  ['VIDEO', 4],
];
const TRIES = 60;

export interface Desk {
  readonly seed: string;
  readonly writers: readonly Member[];
  readonly companies: readonly Company[];
  readonly freshness: Freshness;
}

/** The next post of the world. It is rewritten until no screen could show one of its sentences twice. */
export function writePost(desk: Desk, thread: number, at: Date): WrittenPost {
  const dice = new Dice(`${desk.seed} post ${thread}`);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const kind = attempt < TRIES / 2 ? dice.weighted(KINDS) : 'TEXT';
    const post = attemptPost(desk, dice, kind, { thread, at });
    if (post) return post;
  }
  throw new Error('The phrase banks are too small for this amount of sample data.');
}

interface Slot {
  readonly thread: number;
  readonly at: Date;
}

function attemptPost(desk: Desk, dice: Dice, kind: Kind, slot: Slot): WrittenPost | undefined {
  const author = desk.writers[dice.favourite(desk.writers.length, 1.5)] ?? dice.pick(desk.writers);
  const text = textFor(dice, kind, author);
  if (!text) return undefined;
  const occasion = occasionFor(dice, text.story, { author, companies: desk.companies, ...slot });
  const community = keyOf(occasion.community);
  const teller = new Teller(dice, occasion.scene);
  const { freshness } = desk;
  const title = teller.tell(dice.pick(text.story.titles)).replaceAll('*', '');
  if (!freshness.isFresh(title, community)) return undefined;
  freshness.begin(community);
  freshness.say(title, community);
  const sentences = text.story.groups.flatMap((group) =>
    freshSentence(group, { dice, teller, freshness, community }),
  );
  const { content, highlight } = marked(sentences.join(' '));
  return {
    ...occasion,
    ...slot,
    id: dice.id(),
    kind,
    title,
    content,
    highlight,
    extras: extrasOf(dice, kind, occasion, { poll: text.poll, theme: text.story.theme, teller }),
    replies: text.story.replies,
    teller,
  };
}

interface Telling {
  readonly dice: Dice;
  readonly teller: Teller;
  readonly freshness: Freshness;
  readonly community: string;
}

/** Returns no sentence rather than a recently used one; sometimes returns none anyway. */
function freshSentence(group: readonly string[], { dice, teller, freshness, community }: Telling): string[] {
  if (dice.chance(0.12)) return [];
  for (const template of dice.shuffled(group)) {
    const sentence = teller.tell(template);
    if (!freshness.isFresh(sentence.replaceAll('*', ''), community)) continue;
    freshness.say(sentence.replaceAll('*', ''), community);
    return [sentence];
  }
  return [];
}

/** Topics in which only people of the trade hold polls. */
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
  replies: [],
});

function textFor(
  dice: Dice,
  kind: Kind,
  author: Member,
): { readonly story: Story; readonly poll: PollText | undefined } | undefined {
  if (kind === 'POLL') {
    const poll = dice.pick(POLLS);
    const story = asStory(poll);
    return fits(story, author) ? { story, poll } : undefined;
  }
  const fitting = BANKS[kind].filter((story) => fits(story, author));
  return fitting.length > 0 ? { story: dice.pick(fitting), poll: undefined } : undefined;
}

/** Removes the stars from a text and returns the position of the first starred phrase. */
export function marked(text: string): Pick<WrittenPost, 'content' | 'highlight'> {
  const start = text.indexOf('*');
  const end = text.indexOf('*', start + 1) - 1;
  const content = text.replaceAll('*', '');
  return { content, highlight: start >= 0 && end > start ? { start, end } : undefined };
}
