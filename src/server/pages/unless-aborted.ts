/** The result of the work, unless the signal aborts first. */
export function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
