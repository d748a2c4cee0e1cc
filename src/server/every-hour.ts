const AN_HOUR_MS = 3_600_000;

/** A recurring task; it finishes early and cleanly when aborted. */
export type Task = (stopping: AbortSignal) => Promise<unknown>;

/**
 * Runs the tasks one after another every hour, first at once or after an hour. A failure is reported and retried next
 * hour. The returned function stops the schedule and waits for the running task.
 */
export function everyHour(
  tasks: readonly Task[],
  report: (label: string) => void,
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
