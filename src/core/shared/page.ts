/** A part of a long list, and where the next part begins. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | undefined;
}
