import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addTopLayer } from './top-layer';

/** jsdom has no layout, so observers of positions do nothing. */
class NothingSeen {
  readonly observe = () => {};
  readonly unobserve = () => {};
  readonly disconnect = () => {};
}

/** Queries that are retried print the page only when they give up, not each time. */
const { getElementError } = getConfig();
const isAskedAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  // A busy machine is not a wrong page.
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) =>
    isAskedAgain() ? new Error(message ?? '') : getElementError(message, container),
  eventWrapper: (dispatch) => {
    let done: boolean | undefined;
    const rendered: unknown = act(() => {
      done = dispatch();
    });
    // Rendering after an event may wait for a file; without awaiting it, React would not render the rest.
    (rendered as PromiseLike<void>).then(() => {});
    return done;
  },
});

addTopLayer();
Object.assign(globalThis, { IntersectionObserver: NothingSeen, ResizeObserver: NothingSeen });
afterEach(() => {
  cleanup();
  leaveAsFound();
});

/** Files share one page, and no test may tell what ran before it. */
function leaveAsFound(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.title = '';
  history.replaceState(undefined, '', '/');
}
