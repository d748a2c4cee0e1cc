/** The account behind a request. It never leaves the server. */
export interface Caller {
  readonly memberId: string;
  readonly isReader: boolean;
  readonly isWriter: boolean;
}
