/** A timeout leaves the outcome unknown: the service may have applied the change. */
export const isUnanswered = (error: unknown): boolean => Object(error).code === 'TIMEOUT';

/** After a timeout reads the state again: if it matches the requested change, the change succeeded. */
export async function confirmAfterTimeout<T>(
  sent: Promise<T>,
  read: () => Promise<T | undefined>,
  isExpected: (current: T) => boolean,
): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    const current = isUnanswered(error) ? await read().catch(() => undefined) : undefined;
    if (current !== undefined && isExpected(current)) return current;
    throw error;
  }
}
