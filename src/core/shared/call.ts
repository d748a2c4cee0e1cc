/** Options that every port method accepts in addition to its input. */
export interface Call {
  readonly signal?: { readonly aborted: boolean; throwIfAborted(): void };
}
