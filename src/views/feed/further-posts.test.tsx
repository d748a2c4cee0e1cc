import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openHome, pageOf } from '../../../tests/support/home-page';
import { aPost } from '../../core/feed/testing';
import { feedText } from '../../core/feed/text';

const ROW = 436;

/** All rows have the same height, because jsdom has no layout. */
class Ruler {
  readonly #measure: ResizeObserverCallback;
  constructor(measure: ResizeObserverCallback) {
    this.#measure = measure;
  }
  observe(target: Element): void {
    const entry = { target, borderBoxSize: [{ blockSize: ROW, inlineSize: 390 }] };
    this.#measure([entry as unknown as ResizeObserverEntry], this as unknown as ResizeObserver);
  }
  readonly unobserve = () => {};
  readonly disconnect = () => {};
}

/** The distance of the list's start above the top of the window. */
let above = 0;

beforeAll(async () => {
  await import('./further-posts');
});
beforeEach(() => {
  above = 0;
  vi.stubGlobal('ResizeObserver', Ruler);
  vi.stubGlobal('innerHeight', 300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -above, 0, 0));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const posts = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => aPost({ id: `post${from + n}`, title: `Post ${from + n}` }));
const places = () =>
  screen.getAllByRole('article').map((article) => Number(article.getAttribute('aria-posinset')));
const scrollBy = (pixels: number) => {
  above += pixels;
  act(() => void fireEvent.scroll(window));
};

async function aLongFeed(further = posts(11, 50)) {
  const listFeed = async ({ cursor }: { readonly cursor?: string | undefined }) =>
    cursor ? pageOf(further) : pageOf(posts(1, 10), 'more');
  await openHome({ listFeed });
  fireEvent.click(await screen.findByRole('link', { name: feedText.list.more }));
  await waitFor(() => expect(places()).toContain(12));
}

it('further posts: renders the first page and the posts near the window, each with its list position', async () => {
  await aLongFeed();
  const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(places().slice(0, 12)).toEqual([...first, 11, 12]);
  expect(places().length).toBeLessThan(20);
  scrollBy(20 * ROW);
  await waitFor(() => expect(places()).toContain(31));
  expect(places().slice(0, 10)).toEqual(first);
  expect(places()).not.toContain(11);
  expect(places().length).toBeLessThan(30);
  expect(screen.getAllByRole('article').at(-1)).toHaveAttribute('aria-setsize', '60');
  scrollBy(-20 * ROW);
  await waitFor(() => expect(places()).toContain(11));
});

it('further posts: always renders the post in which the user is working', async () => {
  await aLongFeed();
  const at12 = () =>
    screen.getAllByRole('article').find((htmlElement) => htmlElement.getAttribute('aria-posinset') === '12');
  const vote = at12()?.querySelector<HTMLElement>('[data-vote="UP"]');
  act(() => vote?.focus());
  expect(vote).toHaveFocus();
  scrollBy(39 * ROW);
  await waitFor(() => expect(places()).toContain(50));
  expect(at12()).toBeInTheDocument();
  expect(vote).toHaveFocus();
  expect(places()).not.toContain(13);
});

it('further posts: a post expanded in place is still expanded after scrolling away and back', async () => {
  const [long, ...rest] = posts(11, 50);
  await aLongFeed([{ ...aPost(long), text: `${'word '.repeat(70)}end` }, ...rest]);
  fireEvent.click(screen.getByRole('link', { name: feedText.post.readMore }));
  expect(screen.getByText(/end$/)).toBeInTheDocument();
  scrollBy(20 * ROW);
  await waitFor(() => expect(places()).not.toContain(11));
  scrollBy(-20 * ROW);
  await waitFor(() => expect(places()).toContain(11));
  expect(screen.getByText(/end$/)).toBeInTheDocument();
});
