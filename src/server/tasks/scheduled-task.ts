/** A recurring task. It ends early and cleanly when aborted, and does no harm if it is repeated. */
export interface ScheduledTask {
  readonly name: string;
  /** Seconds between the end of a run and the next. */
  readonly every: number;
  /** Also runs when a server starts. */
  readonly atStart?: boolean;
  /** True if its duration shows whether a member has just written something; it then counts as zero. */
  readonly isUntimed?: boolean;
  readonly work: (stopping: AbortSignal) => Promise<unknown>;
}
