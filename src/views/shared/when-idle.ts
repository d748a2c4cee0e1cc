/** Runs when the page is idle, or after the timeout at the latest. The returned function cancels it. */
export function whenIdle(run: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 0);
  return () => clearTimeout(id);
}
