/** Options that every port method accepts besides its input. */
export interface Call {
  readonly signal?: { readonly aborted: boolean; throwIfAborted(): void };
}
