import { examplePosts } from '../seed-examples';
import { SeededRandom } from '../seeded-random';
import { StoryWriter } from '../texts/notify';
import { OFFER_STORIES } from '../texts/offer-stories';
import { OFFICE_STORIES } from '../texts/office-stories';
import { PICTURE_STORIES } from '../texts/picture-stories';
import { moodOf } from '../texts/reactions';
import type { Story } from '../texts/story';
import { VIDEO_STORIES } from '../texts/video-stories';
import { occasionFor } from './drafts';
import type { Town } from './seed-posts';
import type { Tally } from './tallies';
import type { Desk, WrittenPost } from './write-post';

/** Comments below the example posts; the examples' own comments stay on top. */
interface Talk {
  readonly post: WrittenPost;
  readonly tally: Tally;
  readonly wanted: number;
}

/** Few enough votes that no comment overtakes the examples' own. */
const QUIET: Tally = { up: 40, down: 0 };

const REPLIES_TO: Readonly<Record<string, readonly Story[]>> = {
  SALARY: OFFER_STORIES,
  POLL: OFFICE_STORIES.filter(({ theme }) => theme === 'commute'),
  IMAGE: PICTURE_STORIES.filter(({ theme }) => theme === 'picture-canteen'),
  VIDEO: VIDEO_STORIES.filter(({ theme }) => theme === 'film-money'),
};

export function exampleTalk({ now }: Town, { writers, companies }: Desk): readonly Talk[] {
  return examplePosts({ now: () => now }).flatMap(({ id, kind, at: date, wanted }, place) => {
    const stories = REPLIES_TO[kind];
    const author = writers[place];
    const story = stories?.[0];
    if (!stories || !author || !story) return [];
    const rng = new SeededRandom(`example talk ${id}`);
    const occasion = occasionFor(rng, story, { author, companies, at: date, thread: place });
    const post: WrittenPost = {
      ...occasion,
      id,
      thread: place,
      at: date,
      kind: kind === 'QUESTION' ? 'TEXT' : kind,
      title: '',
      content: '',
      highlight: undefined,
      extras: { media: [] },
      replies: stories.flatMap(({ replies }) => replies),
      mood: moodOf(story.theme),
      departments: [],
      writer: new StoryWriter(rng, occasion.scene),
    };
    return { post, tally: QUIET, wanted };
  });
}
