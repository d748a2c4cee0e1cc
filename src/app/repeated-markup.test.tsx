import { cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, StrictMode, Suspense, useId } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { testContainer } from '../../tests/support/test-container';
import { withStores } from '../../tests/support/with-stores';
import { requestCookies } from '../adapters/rendering/server-environment';
import { aPost } from '../core/feed/testing';
import type { Post } from '../core/posts/post';
import { Clock } from '../core/shared/clock';
import { CommunitiesStore } from '../stores/communities/communities-store';
import { SessionStore } from '../stores/login/session-store';
import { CommunityRail } from '../views/feed/community-rail';
import { PostCard } from '../views/feed/post-card';
import { SideRail } from '../views/feed/side-rail';
import { type MarkupOf, MarkupProvider, useRepeatedContent } from '../views/shared/use-repeated-content';
import { BottomBar } from '../views/shell/bottom-bar';
import { DesktopNav } from '../views/shell/desktop-nav';
import { useStore } from '../views/use-store';
import { resolverOf } from './container';
import { readerlessContainer } from './rendering-container';
import { repeatedMarkup } from './repeated-markup';

afterEach(cleanup);

const NOW = Date.UTC(2026, 10, 26, 9, 10);
const readerless = resolverOf(readerlessContainer());
const repeating = () =>
  repeatedMarkup(
    (part) => part,
    () => readerless,
  );
/** Shared by all readers and pages below, as on a server. */
const partsOfAll = repeating();
const environment = { clock: { now: () => NOW } };
const ofMember = await testContainer({ environment });
await ofMember.get(SessionStore).ensure();
await ofMember.get(CommunitiesStore).openRail();
const container = await testContainer({ environment: { ...environment, cookies: requestCookies('') } });
await container.get(CommunitiesStore).openRail();

const pageOf = (post: Post, markupOf: MarkupOf = () => undefined, reader = container) => (
  <StrictMode>
    {withStores(
      reader,
      <MarkupProvider value={markupOf}>
        <PostCard post={post} density="comfortable" position={3} of={10} />
      </MarkupProvider>,
    )}
  </StrictMode>
);

const poll = {
  options: [
    { id: 1, text: 'Under <b>30</b> min', percent: 18 },
    { id: 2, text: '30–60 min', percent: 82 },
  ],
  totalVotes: 6204,
  endsAt: new Date(NOW + 30 * 3_600_000),
  myOptionId: undefined,
};
const OF_VISITOR = aPost({ kind: 'POLL', poll });
const OF_VOTER = aPost({
  kind: 'POLL',
  poll: { ...poll, myOptionId: 2 },
  votes: { ...OF_VISITOR.votes, up: 487, mine: 'UP' },
});
const OF_AUTHOR = aPost({ kind: 'POLL', poll, mine: true, editable: true });
const EDITED = aPost({ kind: 'POLL', poll, edited: true, text: 'Without the name of my team.' });

it('each reader gets a post as if it were rendered for them alone, in any order of readers', async () => {
  const markupOf = repeating();
  const readers = [OF_VISITOR, OF_VOTER, OF_AUTHOR, EDITED];
  // The first round waits for the part that loads later.
  await expect.poll(() => renderToString(pageOf(OF_VISITOR))).not.toContain('<!--$!-->');
  expect(ofMember.get(SessionStore).signedIn).toBe(true);
  for (const post of [...readers, ...readers.toReversed(), ...readers])
    for (const reader of [container, ofMember])
      expect(renderToString(pageOf(post, markupOf, reader))).toBe(
        renderToString(pageOf(post, undefined, reader)),
      );
});

const PARTS = (
  <>
    <BottomBar />
    <DesktopNav />
    <SideRail />
    <CommunityRail />
  </>
);

it.each(['/', '/jobs', '/interviews', '/post/Kq3vN8xWm2Zt7Rf1', '/about-us'])(
  'each reader of %s gets the parts around the page as if they were rendered for them alone',
  (path) => {
    const around = (reader: typeof container, markups: MarkupOf) => {
      const router = createMemoryRouter([{ path: '*', element: PARTS }], { initialEntries: [path] });
      return renderToString(
        withStores(
          reader,
          <MarkupProvider value={markups}>
            <RouterProvider router={router} />
          </MarkupProvider>,
        ),
      );
    };
    for (const reader of [container, ofMember, container, ofMember]) {
      const alone = around(reader, () => undefined);
      expect(alone).toContain('href="/jobs?campaign=mobile_nav"');
      expect(around(reader, partsOfAll)).toBe(alone);
    }
  },
);

it('the browser hydrates repeated markup without a difference', async () => {
  const markupOf = repeating();
  await expect.poll(() => renderToString(pageOf(OF_VOTER))).not.toContain('<!--$!-->');
  renderToString(pageOf(OF_VOTER, markupOf));
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(pageOf(OF_VOTER, markupOf));
  const before = page.innerHTML;
  const log = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  render(pageOf(OF_VOTER), { container: page, hydrate: true, onRecoverableError });
  const vote = await screen.findByRole('button', { name: /487/ });
  expect(vote).toHaveAttribute('aria-pressed', 'true');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
  expect(page.innerHTML).toBe(before);
});

const Frame = ({ Part, text }: { readonly Part: ComponentType<{ text: string }>; readonly text: string }) => (
  <p {...useRepeatedContent(Part, { text })} />
);
const inPlace = (Part: ComponentType<{ text: string }>, markupOf: MarkupOf, text = 'a') =>
  renderToString(
    withStores(
      container,
      <MarkupProvider value={markupOf}>
        <Frame Part={Part} text={text} />
      </MarkupProvider>,
    ),
  );

it('a part is rendered once for all pages that give it the same props', () => {
  const markupOf = repeating();
  const shown = vi.fn(({ text }: { text: string }) => <b>{text}</b>);
  for (const text of ['a', 'a', 'b', 'a'])
    expect(inPlace(shown, markupOf, text)).toBe(`<p><b>${text}</b></p>`);
  expect(shown).toHaveBeenCalledTimes(2);
});

it('parts with equal props keep their own markup', () => {
  const markupOf = repeating();
  expect(inPlace(({ text }) => <b>{text}</b>, markupOf)).toBe('<p><b>a</b></p>');
  expect(inPlace(({ text }) => <i>{text}</i>, markupOf)).toBe('<p><i>a</i></p>');
});

it('values that pages share have one markup for the same content, whichever page read it', () => {
  const markupOf = repeating();
  interface Props {
    readonly left?: { readonly name: string };
    readonly right?: { readonly name: string };
  }
  const Pair = vi.fn(({ left, right }: Props) => <b>{`${left?.name}/${right?.name}`}</b>);
  const shared = (name: string) => Object.freeze({ name });
  const asha = shared('Asha');
  const markup = (props: Props) => markupOf(Pair, props);
  expect(markup({ left: asha, right: shared('Ravi') })).toBe('<b>Asha/Ravi</b>');
  expect(markup({ left: asha })).toBe('<b>Asha/undefined</b>');
  expect(markup({ right: asha })).toBe('<b>undefined/Asha</b>');
  expect(markup({ left: shared('Asha'), right: shared('Ravi') })).toBe('<b>Asha/Ravi</b>');
  expect(Pair).toHaveBeenCalledTimes(3);
});

it('a part that depends on its page is rendered separately on each page', async () => {
  const WithId = () => <b id={useId()} />;
  const WithClock = () => useStore(Clock).now();
  const Loading = lazy(async () => ({ default: () => <b /> }));
  const Later = () => (
    <Suspense fallback="…">
      <Loading />
    </Suspense>
  );
  const Picture = () => <img src="/a.png" alt="" fetchPriority="high" />;
  const markupOf = repeating();
  for (const Part of [WithId, WithClock, Later, Picture]) {
    const alone = inPlace(Part, () => undefined);
    expect(markupOf(Part as ComponentType<object>, {})).toBeUndefined();
    expect(alone).not.toBe('<p></p>');
  }
});
