import type { RuleId, Verdict } from '../moderation/rules';
import type { Call } from '../shared/call';
import type { LoggedType } from './contribution';
import type { LogEntry } from './entry';

export interface CountedEntry {
  readonly kind: LogEntry['kind'];
  /** Undefined for entries about no contribution. */
  readonly type: LoggedType | undefined;
  readonly count: number;
}

export interface CountedDecision {
  readonly rule: RuleId;
  readonly verdict: Verdict;
  readonly isAppeal: boolean;
  readonly count: number;
}

/** Counted from the published log only. */
export interface LogFigures {
  readonly key: string;
  readonly size: number;
  readonly entries: readonly CountedEntry[];
  readonly decisions: readonly CountedDecision[];
}

export abstract class TransparencyPort {
  abstract readLogFigures(input?: undefined, call?: Call): Promise<LogFigures>;
}
