/** A page that does not paint waits no longer than this. */
const AT_LATEST_MS = 100;

/**
 * Resolves after the next paint, so that a press shows at once and longer work follows it. A page that the user
 * leaves does not paint again, so then it resolves at once.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    const go = () => {
      clearTimeout(latest);
      removeEventListener('pagehide', go);
      resolve();
    };
    const latest = setTimeout(go, AT_LATEST_MS);
    addEventListener('pagehide', go);
    requestAnimationFrame(() => setTimeout(go));
  });
}
