import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from '../../../../tests/support/axe-in-jsdom';
import { renderPart } from '../../../../tests/support/render-screen';
import { testContainer } from '../../../../tests/support/test-container';
import { showPage } from '../../../../tests/support/whole-page';
import { noticeText } from '../../../core/notifications/text';
import { nativeText } from '../../../core/shell/native-app-text';
import { ShareStore } from '../../../stores/feed/share-store';
import { RatingStore } from '../../../stores/reviews/rating-store';
import { ShellStore } from '../../../stores/shell/shell-store';
import { RatingDialog } from '../../../views/shell/rating-dialog';

const NATIVE = { nativeApp: true, ios: false, android: true, width: () => 390 };

interface Recorded {
  readonly type: string;
  readonly [part: string]: unknown;
}

const around = globalThis as { HumkaarApp?: { postMessage: (text: string) => void } };
const reported: Recorded[] = [];
const messagesOf = (type: string) => reported.filter((message) => message.type === type);

beforeAll(async () => {
  await Promise.all([
    import('../../../views/shell/deferred-part-list'),
    import('../../../views/shell/native-app-sync'),
    import('../../../views/feed/home-screen'),
  ]);
}, 30_000);
afterEach(() => {
  delete around.HumkaarApp;
  reported.length = 0;
});

/** A page in the native app; ready once it has reported whether pull to refresh is allowed. */
async function inApp(
  address: string,
  over: Parameters<typeof showPage>[2] = {},
  answers: Parameters<typeof showPage>[1] = {},
) {
  around.HumkaarApp = { postMessage: (text) => void reported.push(JSON.parse(text)) };
  const page = await showPage(address, answers, { device: NATIVE, ...over });
  page.resolve(ShellStore).settleIn();
  await waitFor(() => expect(messagesOf('pullToRefresh')).not.toEqual([]));
  return page;
}

/** The app posts its messages from the page's own window and origin. */
const query = (message: unknown, from: MessageEventInit = {}) =>
  act(async () => {
    const init = { source: window, origin: location.origin, data: JSON.stringify(message), ...from };
    dispatchEvent(new MessageEvent('message', init));
  });

const SECONDS = 77;
/** Only the delay the app asked for elapses, and it does so at once. */
const noWait = {
  after: (milliseconds: number, run: () => void) => {
    if (milliseconds === SECONDS * 1000) queueMicrotask(run);
    return () => {};
  },
  every: () => () => {},
};

describe('[R-013] a page in the native app', () => {
  it('[R-713] the page is shared by the native app', async () => {
    const { resolve, toasts } = await inApp('/about-us');
    await resolve(ShareStore).share({ title: 'A post', path: '/p/Kq3vN8xWm2Zt7Rf1' });
    expect(messagesOf('share')).toEqual([
      { type: 'share', title: 'A post', url: `${location.origin}/p/Kq3vN8xWm2Zt7Rf1` },
    ]);
    expect(toasts()).toEqual([]);
  });

  it('[R-714] pull to refresh is on, except for the feed, which has its own, and under a dialog', async () => {
    const { resolve, router } = await inApp('/about-us');
    const states = () => messagesOf('pullToRefresh').map(({ state }) => state);
    expect(states()).toEqual(['on']);
    await act(async () => resolve(ShellStore).open('keys'));
    expect(states()).toEqual(['on', 'off']);
    await act(async () => resolve(ShellStore).close());
    await act(() => router.navigate('/'));
    await waitFor(() => expect(states()).toEqual(['on', 'off', 'on', 'off']));
  });

  it('[R-714] a pulled page reloads all its data and then reports that it is done', async () => {
    const { router } = await inApp('/about-us');
    const seen: string[] = [];
    router.subscribe(({ revalidation }) => void seen.push(revalidation));
    await query({ type: 'pullToRefresh' });
    await waitFor(() =>
      expect(messagesOf('pullToRefresh').at(-1)).toEqual({ type: 'pullToRefresh', state: 'done' }),
    );
    expect(seen).toContain('loading');
    expect(router.state.errors).toBeUndefined();
  });

  it('[R-714] a page pulled without a connection stays readable', async () => {
    const gone = () => Promise.reject(new TypeError('no network'));
    const { router } = await inApp('/about-us', {}, { readLiveness: gone });
    const seen: string[] = [];
    router.subscribe(({ revalidation }) => void seen.push(revalidation));
    await query({ type: 'pullToRefresh' });
    await waitFor(() =>
      expect(messagesOf('pullToRefresh').at(-1)).toEqual({ type: 'pullToRefresh', state: 'done' }),
    );
    expect([seen, router.state.errors]).toEqual([[], undefined]);
  });

  it('[R-716] other screens are opened by the page itself, even when the app asks for them', async () => {
    const { router } = await inApp('/about-us');
    await query({ type: 'pushNewPageInStack', path: '/our-team' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/our-team'));
    expect(messagesOf('pushNewPageInStack')).toEqual([]);
  });

  it('[R-196] the app asks about notifications with our own prompt, which leads to its settings', async () => {
    await inApp('/about-us', {}, { checkPopup: async () => ({ showPopup: true, popupCount: 2 }) });
    const prompt = await screen.findByRole('complementary', { name: noticeText.banner.label });
    fireEvent.click(within(prompt).getByRole('button', { name: noticeText.banner.allow }));
    expect(messagesOf('openNotificationSettings')).toHaveLength(1);
  });

  it('[R-717] going back stays within the page, and from its first page leaves the stack', async () => {
    const { router } = await inApp('/about-us');
    await act(() => router.navigate('/our-team'));
    history.replaceState({ idx: 1 }, '');
    await query({ type: 'goBackInPageStack' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/about-us'));
    expect(messagesOf('goBackInPageStack')).toEqual([]);
    history.replaceState({ idx: 0 }, '');
    await query({ type: 'goBackInPageStack' });
    expect(messagesOf('goBackInPageStack')).toEqual([{ type: 'goBackInPageStack' }]);
  });

  it('[R-717] going back closes an open dialog first', async () => {
    const { resolve } = await inApp('/about-us');
    await act(async () => resolve(ShellStore).open('keys'));
    await screen.findByRole('dialog');
    await query({ type: 'goBackInPageStack' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(messagesOf('goBackInPageStack')).toEqual([]);
  });

  it('messages from frames and other sites and unknown messages are ignored', async () => {
    const { router } = await inApp('/about-us', { timers: noWait });
    const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
    const otherMembers = [
      { source: frame },
      { source: null },
      { origin: 'https://evil.example' },
      { origin: '' },
    ];
    for (const from of otherMembers) {
      await query({ type: 'goBackInPageStack' }, from);
      await query({ type: 'pushNewPageInStack', path: '/our-team' }, from);
      await query({ type: 'setAppRatingTimer', seconds: SECONDS }, from);
      await query({ type: 'pullToRefresh' }, from);
    }
    await query({ type: 'pushNewPageInStack', path: '//evil.example/jobs' });
    await query({ type: 'signOut' });
    expect(router.state.location.pathname).toBe('/about-us');
    expect(screen.queryByRole('dialog')).toBeNull();
    const answers = ['goBackInPageStack', 'setAppRatingTimer', 'signOut'].flatMap(messagesOf);
    expect([answers, messagesOf('pullToRefresh')]).toEqual([[], [{ type: 'pullToRefresh', state: 'on' }]]);
  });
});

describe('[R-190][R-199] the app rating prompt', () => {
  const text = nativeText.rating;
  const request = async () => {
    const page = await inApp('/about-us', { timers: noWait });
    await query({ type: 'setAppRatingTimer', seconds: SECONDS });
    return { ...page, dialog: await screen.findByRole('dialog', { name: text.title }) };
  };

  it('the rating prompt is an accessible dialog', async () => {
    const container = await testContainer({ environment: { timers: noWait, device: NATIVE } });
    renderPart(container, <RatingDialog />);
    await act(async () => container.get(RatingStore).setTimer(SECONDS));
    expect(await screen.findByRole('dialog', { name: text.title })).toHaveTextContent(text.text);
    expect(await axeProblems()).toEqual([]);
  });

  it.each([
    ['{Tab}{Enter}', 'later'],
    ['{Tab}{Tab}{Enter}', 'rate'],
    ['{Enter}', 'later'],
    ['{Escape}', 'later'],
  ])('the rating prompt works by keyboard from its close button: %s answers %s', async (keys, answer) => {
    const { dialog } = await request();
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard(keys);
    expect(messagesOf('setAppRatingTimer')).toEqual([{ type: 'setAppRatingTimer', answer }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the rating prompt waits until no other dialog is open', async () => {
    const { resolve } = await inApp('/about-us', { timers: noWait });
    await act(async () => resolve(ShellStore).open('keys'));
    await query({ type: 'setAppRatingTimer', seconds: SECONDS });
    expect(screen.queryByRole('dialog', { name: text.title })).toBeNull();
    await act(async () => resolve(ShellStore).close());
    expect(await screen.findByRole('dialog', { name: text.title })).toBeVisible();
  });

  it('the rating prompt does not exist on the web', async () => {
    const { resolve } = await showPage('/about-us', {}, { timers: noWait });
    resolve(ShellStore).settleIn();
    await waitFor(() => expect(document.querySelector('[data-toasts]')).not.toBeNull());
    await query({ type: 'setAppRatingTimer', seconds: SECONDS });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
