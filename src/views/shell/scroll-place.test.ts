import { afterEach, expect, it, vi } from 'vitest';
import { settleAt } from './scroll-place';

afterEach(() => vi.unstubAllGlobals());

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

/** A window that scrolls no further than its page is long. */
function windowOf(page: { longest: number }): { readonly y: () => number } {
  let y = 0;
  vi.stubGlobal('scrollTo', (_: number, top: number) => {
    y = Math.min(top, page.longest);
    vi.stubGlobal('scrollY', y);
  });
  vi.stubGlobal('scrollY', 0);
  return { y: () => y };
}

const PLACE = { anchor: undefined, offset: 0, y: 900 };

it('a position below the end of the page is reached when the page has grown', async () => {
  const page = { longest: 854 };
  const { y } = windowOf(page);
  const stop = settleAt(PLACE);
  await frames(40);
  expect(y()).toBe(854);
  page.longest = 5000;
  await frames(2);
  expect(y()).toBe(900);
  stop();
});

it('an element that is shown late is still scrolled to', async () => {
  const { y } = windowOf({ longest: 5000 });
  const stop = settleAt({ anchor: 'late', offset: 100, y: 900 });
  await frames(40);
  expect(y()).toBe(900);
  const item = document.body.appendChild(document.createElement('article'));
  item.id = 'late';
  item.getBoundingClientRect = () => ({ top: 1300 - y() }) as DOMRect;
  await frames(2);
  expect(y()).toBe(1200);
  item.remove();
  stop();
});

it('a user who scrolls while the page still grows keeps their scroll position', async () => {
  const page = { longest: 300 };
  const { y } = windowOf(page);
  settleAt(PLACE);
  await frames(2);
  dispatchEvent(new Event('wheel'));
  page.longest = 5000;
  await frames(5);
  expect(y()).toBe(300);
});
