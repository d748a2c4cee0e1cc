/** Who looks after what others wrote, and who answers grievances. */
export type Office = 'moderator' | 'officer';

/** The account behind a request. It never leaves the server. */
export interface Caller {
  readonly memberId: string;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  /** What only a command gives. */
  readonly office?: Office | undefined;
}
