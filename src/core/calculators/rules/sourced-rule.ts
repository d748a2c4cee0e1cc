/**
 * Confidence in a rule: read in the law itself, in professional or news summaries, in forums, or reported before the
 * gazette was seen.
 */
export type Verified = 'statute' | 'summary' | 'forum' | 'inference' | 'reported';

/** The source of a rule, so that every published figure can be traced. */
export interface Sourced {
  readonly source: string;
  readonly verified: Verified;
  /** The day the rule came into force, where its source names it. */
  readonly since: string | undefined;
}

export const sourced = (verified: Verified, source: string, since?: string): Sourced => ({
  source,
  verified,
  since,
});
