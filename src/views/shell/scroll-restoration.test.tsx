import { act, screen } from '@testing-library/react';
import { use } from 'react';
import { Outlet } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { ScrollStore } from '../../stores/feed/scroll-store';
import { ScrollRestoration } from './scroll-restoration';

afterEach(() => vi.unstubAllGlobals());

function nextPage() {
  let arrive = () => {};
  const there = new Promise<void>((done) => {
    arrive = done;
  });
  return { Page: () => use(there) ?? <h1>Next</h1>, arrive };
}

const scrolled = async () => {
  dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
};

it('the scroll position of a page is stored, and scrolling while the next page loads does not change it', async () => {
  const { Page, arrive } = nextPage();
  const container = await testContainer();
  const store = container.get(ScrollStore);
  const page = (
    <>
      <ScrollRestoration />
      <main>
        <article id="post-read" />
        <Outlet />
      </main>
    </>
  );
  const children = [
    { path: 'one', element: <h1>First</h1> },
    { path: 'two', element: <Page /> },
  ];
  const { router } = renderRoutes(container, [{ path: '/', element: page, children }], '/one');
  const { key } = router.state.location;
  const article = document.getElementById('post-read');
  const tall = (top: number) => () => ({ top, bottom: 900 }) as DOMRect;
  if (article) article.getBoundingClientRect = tall(200);
  await scrolled();
  expect(store.placeOf(key)).toEqual({ anchor: undefined, offset: 0, y: 0 });
  vi.stubGlobal('scrollY', 300);
  await scrolled();
  expect(store.placeOf(key)).toMatchObject({ anchor: 'post-read', offset: 200 });

  // A post above has grown without moving the page.
  if (article) article.getBoundingClientRect = tall(500);
  document.body.click();
  await expect.poll(() => store.placeOf(key)).toMatchObject({ offset: 500 });
  await act(() => router.navigate('/two'));
  expect(screen.getByRole('heading')).toHaveTextContent('First');
  if (article) article.getBoundingClientRect = tall(-1500);
  await scrolled();
  expect(store.placeOf(key)).toMatchObject({ offset: 500 });
  await act(async () => arrive());
  expect(await screen.findByRole('heading')).toHaveTextContent('Next');
});
