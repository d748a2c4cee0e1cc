/** A part of a long list, and where the next part begins. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | undefined;
}

/** A page of a list whose pages are numbered. */
export interface NumberedPage<T> {
  readonly total: number;
  readonly pages: number;
  readonly items: readonly T[];
}

/** Where the next part of a list begins, and how many items it has. */
export interface Slice {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}
