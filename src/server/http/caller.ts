/** Moderators review content; officers answer grievances. */
export type StaffRole = 'moderator' | 'officer';

/** The account behind a request. Never sent to clients. */
export interface Caller {
  readonly memberId: string;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  /** Granted only by a command. */
  readonly staffRole?: StaffRole | undefined;
}
