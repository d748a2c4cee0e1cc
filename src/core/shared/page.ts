export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | undefined;
}

export interface NumberedPage<T> {
  readonly total: number;
  readonly pages: number;
  readonly items: readonly T[];
}

export interface Slice {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}
