/** Nothing is known of what was asked for: the service may have done it all the same. */
export const isUnanswered = (error: unknown): boolean => Object(error).code === 'TIMEOUT';

/** A change that was not answered in time is read again: where it holds as wished, it was made. */
export async function orAsHeld<T>(
  sent: Promise<T>,
  read: () => Promise<T | undefined>,
  isAsWished: (held: T) => boolean,
): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    const held = isUnanswered(error) ? await read().catch(() => undefined) : undefined;
    if (held !== undefined && isAsWished(held)) return held;
    throw error;
  }
}
