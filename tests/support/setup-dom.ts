import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addTopLayer } from './top-layer';

/** jsdom has no layout, so intersection observers do nothing. */
class NoObserver {
  readonly observe = () => {};
  readonly unobserve = () => {};
  readonly disconnect = () => {};
}

/** Repeated queries print the page only when they give up, not on each attempt. */
const { getElementError } = getConfig();
const isAskedAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  // More time on a busy machine.
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) =>
    isAskedAgain() ? new Error(message ?? '') : getElementError(message, container),
  eventWrapper: (dispatch) => {
    let done: boolean | undefined;
    const rendered: unknown = act(() => {
      done = dispatch();
    });
    // Rendering after an event may wait for a file; without awaiting it, React would not finish rendering.
    (rendered as PromiseLike<void>).then(() => {});
    return done;
  },
});

addTopLayer();
Object.assign(globalThis, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
afterEach(() => {
  cleanup();
  resetPage();
});

/** Files share one page, and no test may depend on what ran before it. */
function resetPage(): void {
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
