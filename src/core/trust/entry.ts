import { utf8 } from './bytes';
import type { LoggedType } from './contribution';

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
    } & About)
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
