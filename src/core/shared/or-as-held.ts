/** A timeout leaves the outcome unknown: the service may have applied the change. */
export const isUnanswered = (error: unknown): boolean => Object(error).code === 'TIMEOUT';

/** After a timeout reads the state again: if it matches the requested change, the change succeeded. */
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
