import type { RuleId, Verdict } from '../moderation/rules';
import type { Call } from '../shared/call';
import type { LoggedType } from './contribution';
import type { LogEntry } from './entry';
import type { CountedWait, StarFlags } from './flags';

export interface CountedEntry {
  readonly kind: LogEntry['kind'];
  /** Undefined for entries that are not about a contribution. */
  readonly type: LoggedType | undefined;
  readonly count: number;
}

export interface CountedDecision {
  readonly rule: RuleId;
  readonly verdict: Verdict;
  readonly isAppeal: boolean;
  readonly count: number;
}

/** The quarterly salary figures in the log. */
export interface LoggedRelease {
  /** Its first day, such as 2026-10-01. */
  readonly quarter: string;
  readonly index: number;
  readonly hash: string;
}

export interface CountedSourceWait extends CountedWait {
  readonly source: 'REPORT' | 'APPEAL' | 'FLAG';
}

/** Counted from the published log only. */
export interface LogFigures {
  readonly key: string;
  readonly size: number;
  readonly entries: readonly CountedEntry[];
  readonly decisions: readonly CountedDecision[];
  readonly flags: readonly StarFlags[];
  readonly waits: readonly CountedSourceWait[];
  readonly release: LoggedRelease | undefined;
}

export abstract class TransparencyPort {
  abstract readLogFigures(input?: undefined, call?: Call): Promise<LogFigures>;
}
