import { beforeAll, describe, expect, it } from 'vitest';
import { type Thread, textOf, writeThreads } from './testing';
import type { WrittenPost } from './write-post';
import type { WrittenComment } from './write-thread';

let threads: readonly Thread[];
beforeAll(() => {
  threads = writeThreads();
}, 60_000);

/** The fields of a post and its comments in which a reader notices a contradiction. */
type Read = Pick<
  WrittenPost,
  'title' | 'content' | 'author' | 'community' | 'departments' | 'scene' | 'extras'
>;
type Heard = Pick<WrittenComment, 'id' | 'parentId' | 'author' | 'text'>;

const PEERS = 3;
const SOFTWARE_STOCK = ['Software Product', 'Internet', 'FinTech', 'E-commerce'];

/** What a sceptical reader would object to. */
const OBJECTIONS: Readonly<Record<string, (post: Read, comments: readonly Heard[]) => boolean>> = {
  'a trainee or a manager with the wrong experience': ({ author }) =>
    (/trainee/i.test(author.job.name) && author.years > 2) ||
    (/^(Engineering|Branch) manager/.test(author.job.name) && author.years < 5),
  'an employee asks how to get hired by the own employer': ({ title, author }) =>
    /rounds|hiring|last round|Walk-in at|Design round/i.test(title) &&
    /who has been|how many, and on what|Asked at|did .* ask/.test(title) &&
    title.includes(author.company.name),
  'an increment above 20 % or a rise that does not fit it': ({ title, content, scene }) => {
    const percent = Number(/(?:hike of|says|season:) (\d+)%/.exec(title)?.[1] ?? 0);
    const more = Number(/goes up by ₹([\d,]+)/.exec(content)?.[1]?.replaceAll(',', '') ?? 0);
    const most = ((scene.lpa * 100_000) / 12) * (percent / 100);
    return percent > 20 || (percent > 0 && more > most);
  },
  'rent above half of the pay in hand': ({ content, scene }) => {
    const rent = Number(
      /Rent (?:takes|near the office is) ₹([\d,]+)/.exec(content)?.[1]?.replaceAll(',', '') ?? 0,
    );
    return rent > Math.max(9000, (scene.lpa * 100_000) / 24);
  },
  'more than six days of office a week': ({ title }) => /\b([7-9]|\d\d) days a week/.test(title),
  'a morning that begins at night': ({ content }) => /leave at \d+:\d+ pm to swipe in/.test(content),
  'a variable share that no one offers': ({ title, content }) =>
    /\b([4-9]\d)% (?:is )?variable/.test(`${title} ${content}`),
  'one place named twice as two places': ({ content }) =>
    /\b(\w+), \w+ and \1\b|\bfrom (\w+) to \2\b/.test(content),
  'shares in an industry that gives none': ({ title, author }) =>
    /ESOP|RSU/.test(title) &&
    !/^(Took|What|Full)/.test(title) &&
    !SOFTWARE_STOCK.includes(author.company.industry.name),
  'stock in no offer': ({ content, extras }) =>
    extras.offers !== undefined && /stock/i.test(content) && extras.offers.every(({ stock }) => stock === 0),
  'one person who comments twice without being answered': (post, comments) => {
    const others = comments.filter(({ author }) => author !== post.author).map(({ author }) => author.id);
    return new Set(others).size < others.length;
  },
  'someone who answers their own comment': (_, comments) =>
    comments.some(({ parentId, author }) => comments.find(({ id }) => id === parentId)?.author === author),
  'a stranger who says that they work there': ({ author }, comments) =>
    comments.some(
      (comment) =>
        comment.author.company.id !== author.company.id &&
        /\bour HR\b.*\bshould read\b|, in [A-Z]\w+\. They used/.test(comment.text),
    ),
  'a colleague who asks whether the company hires': ({ author }, comments) =>
    comments.some(
      (comment) =>
        comment.author.company.id === author.company.id &&
        /hiring laterals|do they pay it in full/.test(comment.text),
    ),
  'a reply to a word that the post does not have': ({ title, content }, comments) =>
    (['spork', 'marathon', 'smiley', 'bhajia'] as const).some(
      (word) =>
        comments.some(({ text }) => text.toLowerCase().includes(word)) &&
        !`${title} ${content}`.toLowerCase().includes(word),
    ),
  'people of other trades below a post about one trade': ({ author, community, departments }, comments) => {
    if (departments.length === 0 || community.type === 'COMPANY') return false;
    const strangers = comments.filter(
      (comment) => comment.author !== author && !departments.includes(comment.author.department),
    );
    return strangers.length >= PEERS;
  },
};

const objectionsTo = (post: Read, comments: readonly Heard[] = []): readonly string[] =>
  Object.entries(OBJECTIONS).flatMap(([name, objects]) => (objects(post, comments) ? [name] : []));

describe('a sceptical reader', () => {
  it('objects to none of five hundred seeded posts and their comments', () => {
    const objections = threads.flatMap(({ post, comments }) =>
      objectionsTo(post, comments).map((objection) => `${objection}: ${textOf(post)}`),
    );
    expect(objections).toEqual([]);
  });

  it('objects to each of these planted contradictions', () => {
    const { post } = threads[0] ?? {};
    if (!post) throw new Error('There are no posts.');
    const { author } = post;
    const other =
      threads.find((item) => item.post.author.company.id !== author.company.id)?.post.author ?? author;
    const by = (job: string, years: number) => ({ ...author, years, job: { ...author.job, name: job } });
    const says = (text: string, speaker = author, parentId?: string): Heard => ({
      id: text,
      parentId,
      author: speaker,
      text,
    });
    const base: Read = { ...post, title: 'A title', content: '', departments: [], extras: { media: [] } };
    const planted: Readonly<Record<keyof typeof OBJECTIONS, readonly [Partial<Read>, (readonly Heard[])?]>> =
      {
        'a trainee or a manager with the wrong experience': [{ author: by('Management trainee', 8) }],
        'an employee asks how to get hired by the own employer': [
          { title: `Rounds at ${author.company.name} for a buyer: how many, and on what?` },
        ],
        'an increment above 20 % or a rise that does not fit it': [
          {
            title: 'Mine says 10%',
            content: 'In hand goes up by ₹90,000 a month.',
            scene: { ...post.scene, lpa: 5 },
          },
        ],
        'rent above half of the pay in hand': [
          { content: 'Rent takes ₹41,000, the rest is hope.', scene: { ...post.scene, lpa: 5 } },
        ],
        'more than six days of office a week': [{ title: 'Hybrid is over: 13 days a week from May' }],
        'a morning that begins at night': [{ content: 'I leave at 11:50 pm to swipe in by ten.' }],
        'a variable share that no one offers': [{ title: 'Watch this before an offer with 71% variable' }],
        'one place named twice as two places': [{ content: 'My team sits in Noida, Jamshedpur and Noida.' }],
        'shares in an industry that gives none': [
          {
            title: 'My ESOPs are worth nothing',
            author: {
              ...author,
              company: { ...author.company, industry: { name: 'Chemicals', endings: [], rating: 4 } },
            },
          },
        ],
        'stock in no offer': [{ content: 'I count the stock at half.', extras: { media: [], offers: [] } }],
        'one person who comments twice without being answered': [
          {},
          [says('One', other), says('Two', other)],
        ],
        'someone who answers their own comment': [{}, [says('One', other), says('Two', other, 'One')]],
        'a stranger who says that they work there': [
          {},
          [says('Someone from our HR should read this.', other)],
        ],
        'a colleague who asks whether the company hires': [{}, [says('Are they hiring laterals?')]],
        'a reply to a word that the post does not have': [{}, [says('Sporks are a crime.')]],
        'people of other trades below a post about one trade': [
          { departments: ['Unknown'], community: { type: 'TOPIC', id: 1 } },
          ['One', 'Two', 'Three'].map((text) => says(text, other)),
        ],
      };
    for (const [objection, [changes, comments]] of Object.entries(planted))
      expect([objection, objectionsTo({ ...base, ...changes }, comments)]).toEqual([
        objection,
        expect.arrayContaining([objection]),
      ]);
    expect(Object.keys(planted)).toEqual(Object.keys(OBJECTIONS));
  });
});
