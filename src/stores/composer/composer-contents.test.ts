import { describe, expect, it } from 'vitest';
import { PublishPost } from '../../core/composer/publish-post';
import type { PostInput, PostOutcome, WritingPort } from '../../core/composer/writing-port';
import { emptyDraft, emptyOffer, type PostDraft } from '../../core/posts/post-draft';
import type { SavedOffersPort } from '../../core/posts/saved-offers-port';
import { Failure } from '../../core/shared/failure';
import { community, composer, LIVE, NOT_POSTED } from './composer-testing';

describe('the content of a post in the composer', () => {
  it('[R-270] the composer reports the created post with id and community, or the reason for a rejection', async () => {
    const { store } = composer();
    store.change({ title: 'Appraisals?', community });
    await store.send('ANONYMOUS');
    expect([store.state, store.added?.postId, store.draft.community]).toEqual([
      'ADDED',
      LIVE.postId,
      community,
    ]);
    const refused = composer(async () => ({ ...NOT_POSTED, message: 'Not here.' }));
    refused.store.change({ title: 'Appraisals?', community });
    await refused.store.send('ANONYMOUS');
    expect([refused.store.state, refused.store.added, refused.store.message]).toEqual([
      'WRITING',
      undefined,
      'Not here.',
    ]);
  });

  it('[R-277] the composer sends pictures in their order', async () => {
    const { store, posts } = composer();
    const pictures = ['b', 'a', 'c'].map((id) => ({
      id,
      name: `${id}.jpg`,
      key: `key-${id}`,
      url: '',
      alt: id,
    }));
    store.change({ title: 'Our office', community, extra: 'pictures', pictures });
    await store.send('ANONYMOUS');
    expect(posts[0]?.media).toEqual(
      ['b', 'a', 'c'].map((id) => ({ type: 'IMAGE', fileKey: `key-${id}`, alt: id })),
    );
  });

  it.each(['pictures', 'film'] as const)(
    'a post is sent without the part that was opened and left empty: %s',
    async (extra) => {
      const { store, posts } = composer();
      store.change({ title: 'Our office', community, extra });
      await store.send('ANONYMOUS');
      expect(store.problems).toEqual([]);
      expect(posts.map(({ media }) => media)).toEqual([[]]);
    },
  );

  it('[R-292] the composer sends a video by its URL only, without other unfinished attachments', async () => {
    const { store, posts } = composer();
    const video = 'https://youtu.be/dQw4w9WgXcQ';
    store.change({ title: 'A talk', community, extra: 'poll', options: ['Yes', 'No'] });
    store.change({ extra: 'film', film: video });
    await store.send('ANONYMOUS');
    expect(posts[0]).toMatchObject({
      media: [{ type: 'YOUTUBE', url: video }],
      poll: undefined,
      offerIds: [],
    });
  });

  it('[R-626] the composer reuses a saved offer, updates it if it differs, and saves it again if it was deleted', async () => {
    const done: string[] = [];
    const there = {
      company: 'Zentrix',
      role: 'Engineer',
      place: 'Pune',
      fixed: 1_800_000,
      variable: 0,
      stock: 0,
    };
    const saved = {
      readSavedOffer: async ({ id }: { readonly id: string }) => {
        if (id === 'gone-offer') throw new Failure('notFound', 'readSavedOffer', 404);
        return { ...there, current: false, id, inHand: 0 };
      },
      changeSavedOffer: async ({ id }: { readonly id: string }) => void done.push(`changed ${id}`),
      saveOffer: async () => {
        done.push('saved');
        return { id: 'new-offer' };
      },
    } as unknown as SavedOffersPort;
    const sent: (readonly string[])[] = [];
    const writing = {
      createPost: async ({ offerIds }: PostInput) => {
        sent.push(offerIds);
        return LIVE;
      },
    } as unknown as WritingPort;
    const draft = (savedId: string, fixed: string) => ({
      ...emptyDraft('draft'),
      title: 'Which one?',
      community,
      extra: 'offers' as const,
      offers: [{ ...emptyOffer, ...there, fixed, variable: '', stock: '', savedId }],
    });
    const publish = new PublishPost(writing, saved, { id: () => 'random' });
    for (const [id, fixed] of [
      ['same-offer', '18 lakh'],
      ['other-pay', '19 lakh'],
      ['gone-offer', '18 lakh'],
    ] as const)
      await publish.publish(draft(id, fixed), 'ANONYMOUS', undefined, `key of ${id}`);
    expect(sent).toEqual([['same-offer'], ['other-pay'], ['new-offer']]);
    expect(done).toEqual(['changed other-pay', 'saved']);
  });
});

it('[R-434] the composer shows a failure when the response has neither a status nor a message', async () => {
  const { store, saved } = composer(async () => ({ ...NOT_POSTED, message: undefined }));
  store.change({ title: 'Appraisals in November?', community });
  await store.send('ANONYMOUS');
  expect([store.state, store.failure?.kind]).toEqual(['WRITING', 'contract']);
  expect([store.draft.title, saved.size]).toEqual(['Appraisals in November?', 1]);
});

it('[R-267] the composer shows whether the draft is stored: a full device stores nothing', () => {
  const full = new Map<string, string>();
  full.set = () => full;
  const { store } = composer(undefined, full);
  store.change({ title: 'Appraisals in November?' });
  expect(store.onDevice).toBe(false);
  const { store: other } = composer();
  other.change({ title: 'Appraisals in November?' });
  expect(other.onDevice).toBe(true);
});

it('[R-434] a response with a known code shows our text for it', async () => {
  const { store } = composer(async () => ({ ...NOT_POSTED, code: 'POSTED_ALREADY', message: 'Duplicate.' }));
  store.change({ title: 'Appraisals in November?', community });
  await store.send('ANONYMOUS');
  expect([store.state, store.message]).toEqual(['WRITING', 'You’ve already posted this today.']);
});

describe('changes of a draft while its post is sent', () => {
  const picture = (id: string) => ({ id, name: `${id}.jpg`, key: `key-${id}`, url: '', alt: id });
  const sending = async (outcome: () => Promise<PostOutcome>, changes: readonly Partial<PostDraft>[]) => {
    const there = composer(async () => {
      for (const change of changes) there.store.change(change);
      return outcome();
    });
    const { store } = there;
    store.change({ title: 'Appraisals?', community, extra: 'pictures', pictures: [picture('desk')] });
    const { id } = store.draft;
    await store.send('ANONYMOUS');
    return { ...there, id };
  };

  it('a draft that changes while its post is sent becomes the next draft, without the pictures of the post', async () => {
    const pictures = [picture('desk'), picture('garden')];
    const { store, id, saved, shell } = await sending(async () => LIVE, [{ text: 'In May?' }, { pictures }]);
    expect([store.state, store.added, store.hasLaterChanges]).toEqual(['WRITING', LIVE, true]);
    expect([store.draft.title, store.draft.text]).toEqual(['Appraisals?', 'In May?']);
    expect(store.draft.pictures).toEqual([picture('garden')]);
    expect(store.draft.id).not.toBe(id);
    expect([shell.unsaved, [...saved.values()][0]]).toEqual([true, expect.stringContaining('In May?')]);
  });

  it('a draft that changes while its post is sent has no empty list of photos afterwards', async () => {
    const { store } = await sending(async () => LIVE, [{ text: 'In May?' }]);
    expect([store.draft.pictures, store.draft.extra]).toEqual([[], 'none']);
  });

  it.each([
    ['as it was', [{ text: 'In May?' }, { text: '' }]],
    ['empty', [{ title: '', pictures: [] }]],
  ])('a draft that is %s again by the time its post has been sent is removed', async (_, changes) => {
    const { store, saved } = await sending(async () => LIVE, changes);
    expect([store.state, store.hasLaterChanges, saved.size]).toEqual(['ADDED', false, 0]);
  });

  it('a draft that changes while its post is sent keeps the changes if the post is refused', async () => {
    const refused = async () => ({ ...NOT_POSTED, message: 'Not here.' });
    const { store, id } = await sending(refused, [{ text: 'In May?' }]);
    expect([store.state, store.message]).toEqual(['WRITING', 'Not here.']);
    expect([store.draft.text, store.draft.id, store.hasLaterChanges]).toEqual(['In May?', id, false]);
  });
});
