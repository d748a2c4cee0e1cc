import { describe, expect, it } from 'vitest';
import type { PostOutcome, WritingPort } from '../../core/composer/writing-port';
import { emptyOffer, withCurrent } from '../../core/posts/post-draft';
import { community, composer, LIVE, NOT_POSTED, offline } from './composer-testing';
import { RephraseStore } from './rephrase-store';

describe('the composer', () => {
  it('[R-269][R-440] the composer sends campaign, community and rephrased text, and closing clears the intent and the rephrasing', async () => {
    const { store, shell, posts } = composer();
    const better = { title: 'Is there a raise in November?', text: 'Ours came in May.', outcome: 'VALID' };
    const rephrase = new RephraseStore({ rephrase: async () => better } as unknown as WritingPort);
    shell.setCampaign('monsoon');
    shell.openPost({ community });
    store.change(shell.postPreset ?? {});
    store.change({ title: 'any raise in november pls', text: 'ours was in may' });
    await rephrase.ask({ draftId: store.draft.id, title: store.draft.title, text: store.draft.text });
    expect([rephrase.state, rephrase.better]).toEqual(['SUCCESS', better]);
    store.change({ title: better.title, text: better.text });
    await store.send('ANONYMOUS');
    expect(posts[0]).toMatchObject({ campaign: 'monsoon', community: { id: 43 }, title: better.title });
    rephrase.clear();
    shell.close();
    shell.open('post');
    expect([shell.postPreset, rephrase.better]).toEqual([undefined, undefined]);
  });

  it('[R-297] a draft stores name, logo, kind, path and reach of a community, and restores the valid parts only', () => {
    const saved = new Map<string, string>();
    const whole = { ...community, slug: 'working-in-bengaluru', logoUrl: '/art/kolam/bengaluru.svg' };
    const reach = { posts: 2310, followers: 61_200 };
    composer(undefined, saved).store.change({ title: 'Lifts', community: { ...whole, reach } });
    const again = composer(undefined, saved).store;
    again.begin();
    expect(again.draft.community).toEqual({ ...whole, reach });
    const [[key, text] = ['', '']] = [...saved];
    for (const [from, to] of [
      ['/art/kolam', 'https://elsewhere.example'],
      ['working-in-bengaluru', '../../logout'],
      ['61200', '-1'],
    ] as const)
      saved.set(key, (saved.get(key) ?? text).replace(from, to));
    const other = composer(undefined, saved).store;
    other.begin();
    expect(other.draft.community).toEqual(community);
  });

  it('[R-434] a response with an invalid post id keeps the draft, and a retry sends it under the same key', async () => {
    const answers = [{ ...LIVE, postId: { a: 1 } as never }, LIVE];
    const { store, posts, saved } = composer(async () => answers.shift() ?? LIVE);
    store.change({ title: 'Appraisals in November?', community });
    await store.send('ANONYMOUS');
    expect([store.state, store.added, store.failure?.kind]).toEqual(['WRITING', undefined, 'contract']);
    expect([store.draft.title, saved.size]).toEqual(['Appraisals in November?', 1]);
    await store.send('ANONYMOUS');
    expect(store.state).toBe('ADDED');
    expect(posts[1]?.key).toBe(posts[0]?.key);
  });

  it('[R-434] the message of the second attempt replaces the failure of the first one', async () => {
    const message = { ...NOT_POSTED, message: 'You’ve already posted this today.' };
    const fares = [offline, async () => message];
    const { store } = composer(() => (fares.shift() ?? offline)());
    store.change({ title: 'Appraisals in November?', community });
    await store.send('ANONYMOUS');
    expect(store.failure?.kind).toBe('offline');
    await store.send('ANONYMOUS');
    expect([store.failure, store.message]).toEqual([undefined, message.message]);
  });

  it('[R-433] a response with a post id marks the post as added in its community and removes the draft', async () => {
    const { store, posts, shell, saved } = composer();
    store.change({ title: 'Appraisals in November?', community });
    expect([shell.unsaved, saved.size]).toEqual([true, 1]);
    await store.send('ANONYMOUS');
    expect([store.state, store.added]).toEqual(['ADDED', LIVE]);
    expect(posts[0]).toMatchObject({
      community: { kind: 'TOPIC', id: 43 },
      profile: 'ANONYMOUS',
      poll: undefined,
    });
    expect([shell.unsaved, saved.size]).toEqual([false, 0]);
  });

  it('[R-434] a response with only a message shows the message and adds no post', async () => {
    const message = 'Not in this community.';
    const { store } = composer(async () => ({ ...NOT_POSTED, message }));
    store.change({ title: 'Again', community });
    await store.send('ANONYMOUS');
    expect([store.state, store.message, store.added, store.draft.title]).toEqual([
      'WRITING',
      message,
      undefined,
      'Again',
    ]);
  });

  it('[R-435] a failed post keeps its draft and its failure, and a retry uses the same key', async () => {
    let fare = offline as () => Promise<PostOutcome>;
    const { store, posts } = composer(() => fare());
    store.change({ title: 'Once', community });
    await store.send('ANONYMOUS');
    expect([store.failure?.kind, store.draft.title]).toEqual(['offline', 'Once']);
    fare = async () => LIVE;
    await store.send('ANONYMOUS');
    expect([posts.length, posts[0]?.key === posts[1]?.key, store.state]).toEqual([2, true, 'ADDED']);
  });

  it('[R-271] an incomplete post is not sent, and its fields then show their problems', async () => {
    const { store, posts } = composer();
    store.change({ extra: 'poll', options: ['Yes', 'yes ', ''] });
    expect(store.problems).toEqual([]);
    await store.send('ANONYMOUS');
    expect(posts).toEqual([]);
    expect(store.problems.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'community empty',
      'title empty',
      'option 2 same',
    ]);
  });

  it('[R-531] a post with contact details is not sent, marks them, and removes them on request only', async () => {
    const { store, posts } = composer();
    store.change({ title: 'Call me', text: 'on 98765 43210 please', community });
    await store.send('ANONYMOUS');
    expect([posts, store.problemAt('text')?.spans]).toEqual([[], [{ start: 3, end: 14 }]]);
    store.takeContactsOut('text');
    expect([store.draft.text, store.problems]).toEqual(['on please', []]);
  });

  it('[R-291] a poll is sent with its options and days', async () => {
    const { store, posts } = composer();
    store.change({ title: 'Office days', community, extra: 'poll', options: ['Two', 'Three', ''], days: 7 });
    await store.send('ANONYMOUS');
    expect(posts[0]?.poll).toEqual({ options: ['Two', 'Three'], days: 7 });
  });

  it('[R-293] offers are saved once, even when the post itself is sent again', async () => {
    let fare = offline as () => Promise<PostOutcome>;
    const { store, posts, offers } = composer(() => fare());
    const offer = { ...emptyOffer, company: 'Zentrix', role: 'SDE', place: 'Pune', fixed: '18 lakh' };
    store.change({
      title: 'Take it?',
      community,
      extra: 'offers',
      offers: [offer, { ...offer, company: 'Kaveri' }],
    });
    await store.send('DESIGNATION');
    fare = async () => LIVE;
    await store.send('DESIGNATION');
    expect(offers.map(({ company, fixed }) => [company, fixed])).toEqual([
      ['Zentrix', 1_800_000],
      ['Kaveri', 1_800_000],
    ]);
    expect(posts[1]?.offerIds).toEqual(['offer Zentrix', 'offer Kaveri']);
  });

  it('[R-483] marking one offer as the current salary unmarks the others', () => {
    const marked = withCurrent([{ ...emptyOffer, current: true }, emptyOffer, emptyOffer], 2, true);
    expect(marked.map(({ current }) => current)).toEqual([false, false, true]);
    expect(withCurrent(marked, 2, false).some(({ current }) => current)).toBe(false);
  });

  it('[R-267] a draft is restored after a reload without its pictures, and a corrupt draft becomes an empty one', () => {
    const saved = new Map<string, string>();
    const before = composer(undefined, saved).store;
    before.change({
      title: 'Half',
      text: 'Of it',
      community,
      extra: 'poll',
      options: ['A', 'B', 'C'],
      offers: [{ ...emptyOffer, company: 'Zentrix' }],
      pictures: [
        { id: 'p', name: 'desk.jpg', key: 'Key0123456789abcd', url: '/media/p.webp', alt: 'A desk' },
      ],
    });
    const after = composer(undefined, saved).store;
    after.begin();
    expect(after.draft).toEqual({ ...before.draft, pictures: [] });
    expect([after.draft.text, after.draft.offers[0]?.company]).toEqual(['Of it', 'Zentrix']);
    for (const broken of [
      '{',
      'null',
      '[1]',
      '{"title":7,"options":{},"offers":[null],"community":{"kind":"X"}}',
    ]) {
      for (const key of saved.keys()) saved.set(key, broken);
      const store = composer(undefined, saved).store;
      store.begin();
      expect([store.draft.title, store.draft.options, store.draft.community]).toEqual([
        '',
        ['', ''],
        undefined,
      ]);
    }
  });
});

describe('rephrasing a draft', () => {
  const draft = { draftId: 'random-1', title: 'notice period', text: 'who pays the buyout there' };
  const send = (answer: () => Promise<unknown>) =>
    new RephraseStore({ rephrase: answer } as unknown as WritingPort);

  it('[R-436][R-441] a rephrasing is first loading and then shown', async () => {
    const better = { title: 'Notice period', text: 'Who pays?', outcome: 'VALID' };
    const store = send(async () => better);
    const request = store.ask(draft);
    expect(store.state).toBe('LOADING');
    await request;
    expect([store.state, store.better]).toEqual(['SUCCESS', better]);
    store.clear();
    expect([store.state, store.better]).toEqual(['IDLE', undefined]);
  });

  it.each(['JUNK', 'USER_LIMIT_EXCEEDED', 'POST_LIMIT_EXCEEDED', 'UNKNOWN'] as const)(
    '[R-437][R-442][R-443][R-444][R-445] a request for a rephrasing can fail: %s',
    async (outcome) => {
      const store = send(async () => ({ title: 'x', text: 'y', outcome }));
      await store.ask(draft);
      expect([store.state, store.trouble, store.better]).toEqual(['FAILURE', outcome, undefined]);
    },
  );

  it('[R-437] a failed request shows no rephrasing', async () => {
    const store = send(offline);
    await store.ask(draft);
    expect([store.trouble, store.better]).toEqual(['UNKNOWN', undefined]);
  });

  it('[R-440] a rephrasing that arrives after the draft was closed or discarded does not enter another draft', async () => {
    let arrive: (answer: unknown) => void = () => {};
    const store = send(() => new Promise((done) => (arrive = done)));
    const request = store.ask(draft);
    store.clear();
    arrive({ title: 'Notice period', text: 'Who pays?', outcome: 'VALID' });
    await request;
    expect([store.state, store.better, store.trouble]).toEqual(['IDLE', undefined, undefined]);
  });

  it('[R-524] a rephrasing is not requested with fewer than twenty characters', async () => {
    const store = send(offline);
    await store.ask({ ...draft, title: '', text: 'nineteen characters' });
    expect(store.trouble).toBe('TOO_SHORT');
  });
});
