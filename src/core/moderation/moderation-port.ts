import type { ReportReason, ToldThingKind } from '../posts/post-actions-port';
import type { Call } from '../shared/call';
import type { RuleId, Verdict } from './rules';

export type ThingKind = 'POST' | 'COMMENT' | 'MESSAGE' | ToldThingKind;

export interface QueueReport {
  readonly reason: ReportReason;
  readonly note: string;
}

export interface FormerWords {
  readonly title: string;
  readonly text: string;
}

export interface QueuePicture {
  readonly url: string;
  readonly alt: string;
}

/** What waits for a decision: what is said, and nothing about who said it. */
export interface QueueItem {
  readonly id: string;
  readonly kind: ThingKind;
  /** Of a message its room, empty for a chat of two; of what is told of a company its name. */
  readonly community: string;
  /** Empty for a message and a photo. */
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly QueuePicture[];
  /** Undefined while everybody can read it. */
  readonly heldFor: 'ABUSE' | 'SPAM' | 'REPORTED' | 'MODERATOR' | undefined;
  readonly reports: readonly QueueReport[];
  /** What its author says. */
  readonly appeal: string | undefined;
  /** Of what is told of a company nothing. */
  readonly createdAt: Date | undefined;
  /** What it said before, the oldest first. */
  readonly former: readonly FormerWords[];
}

export interface DecisionInput {
  readonly id: string;
  readonly kind: ThingKind;
  readonly decision: Verdict;
  readonly rule: RuleId;
  readonly text: string;
}

export abstract class ModerationPort {
  abstract listQueue(of?: undefined, call?: Call): Promise<readonly QueueItem[]>;
  abstract decide(of: DecisionInput, call?: Call): Promise<void>;
  abstract setPinned(of: { readonly id: string; readonly wanted: boolean }, call?: Call): Promise<void>;
}
