/** A page that does not paint, such as one in a hidden tab, waits no longer than this. */
const AT_LATEST_MS = 100;

/**
 * Resolves after the next paint, so that a press shows at once and longer work follows it. A page that the user
 * leaves does not paint again, so then it resolves at once.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('pagehide', go);
      resolve();
    };
    addEventListener('pagehide', go);
    setTimeout(go, AT_LATEST_MS);
    requestAnimationFrame(() => setTimeout(go));
  });
}
