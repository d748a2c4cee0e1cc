import type { RuleId } from '../moderation/rules';
import { utf8 } from './bytes';
import type { LoggedType } from './contribution';
import type { FlagStep } from './flags';
import type { Wait } from './wait';

interface About {
  readonly type: LoggedType;
  readonly commitment: string;
}

/** An entry of the log. It has no time, author or id; only its position shows when it was added. */
export type LogEntry =
  | ({ readonly kind: 'accepted' | 'hidden' | 'restored' | 'deleted' | 'appeal' } & About)
  | ({ readonly kind: 'changed'; readonly earlier: string } & About)
  | ({
      readonly kind: 'decision';
      readonly verdict: string;
      readonly rule: string;
      readonly isAppeal: boolean;
      /** Undefined if nothing waited, such as a decision about what no one reported. */
      readonly waited?: Wait | undefined;
    } & About)
  /** An employer's request to remove a review. It has no commitment, so that it does not lead to the review. */
  | {
      readonly kind: 'flag';
      readonly company: number;
      readonly step: FlagStep;
      readonly stars: number;
      readonly rule: RuleId;
      /** Undefined when it is raised. */
      readonly waited?: Wait | undefined;
    }
  | {
      readonly kind: 'salary-release' | 'award-edition' | 'rule';
      readonly name: string;
      readonly hash: string;
    };

/** The bytes that the log hashes. */
export const entryText = (entry: LogEntry): string => JSON.stringify(entry);

export const entryBytes = (text: string): Uint8Array => utf8(text);

/** Commitments of contributions and of former versions: what the log accepted. */
export const isAcceptance = (entry: LogEntry): entry is Extract<LogEntry, { kind: 'accepted' | 'changed' }> =>
  entry.kind === 'accepted' || entry.kind === 'changed';
