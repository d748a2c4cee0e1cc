const AN_HOUR_MS = 3_600_000;

/** Something to do again and again; it ends early, in good order, when the signal says so. */
export type Task = (stopping: AbortSignal) => Promise<unknown>;

/**
 * Does these one after another every hour, the first time at once or in an hour. What fails is reported and tried
 * again with the next round. The answer stops it and waits for what is under way.
 */
export function everyHour(
  tasks: readonly Task[],
  report: (what: string) => void,
  { atOnce = false, every = AN_HOUR_MS }: { readonly atOnce?: boolean; readonly every?: number } = {},
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const round = async () => {
    for (const task of tasks) {
      if (stopping.signal.aborted) return;
      await task(stopping.signal).catch((error: Error) =>
        report(`A scheduled task failed: ${error.message}`),
      );
    }
  };
  const begin = () => {
    running = running.then(round);
  };
  if (atOnce) begin();
  const timer = setInterval(begin, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
