/** A page that does not paint, such as one in a hidden tab, waits no longer than this. */
const AT_LATEST_MS = 100;

/** Resolves after the next paint, so that a press shows at once and longer work follows it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves when the page is idle after the next paint, so that a press right after the paint comes first. */
export const idleAfterPaint = (): Promise<unknown> =>
  afterPaint().then(
    () =>
      new Promise((resolve) => self.requestIdleCallback?.(resolve, { timeout: AT_LATEST_MS }) ?? resolve(0)),
  );
