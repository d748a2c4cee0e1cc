/**
 * Runs while no other tab runs something of the same name. After `maxWait` milliseconds it no longer waits for the
 * other tab.
 */
export async function inOneTab<Result>(
  name: string,
  run: () => Promise<Result>,
  maxWait?: number,
): Promise<Result> {
  const { locks } = navigator;
  if (!locks) return run();
  let started = false;
  const once = () => {
    started = true;
    return run();
  };
  const options = maxWait === undefined ? {} : { signal: AbortSignal.timeout(maxWait) };
  return locks.request(name, options, once).catch((error: unknown) => {
    // Some browsers deny locks together with storage.
    if (started) throw error;
    return run();
  });
}
