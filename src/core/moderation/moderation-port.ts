import type { CompanyContributionKind, ReportReason } from '../posts/post-actions-port';
import type { Call } from '../shared/call';
import type { RuleId, Verdict } from './rules';

export type ThingKind = 'POST' | 'COMMENT' | 'MESSAGE' | CompanyContributionKind;

export interface QueueReport {
  readonly reason: ReportReason;
  readonly note: string;
}

export interface FormerTexts {
  readonly title: string;
  readonly text: string;
}

export interface QueuePicture {
  readonly url: string;
  readonly alt: string;
}

/** An item awaiting a decision: its content, without anything about its author. */
export interface QueueItem {
  readonly id: string;
  readonly kind: ThingKind;
  /** For a message the room (empty for a direct chat); for a company contribution the company name. */
  readonly community: string;
  /** Empty for a message and a photo. */
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly QueuePicture[];
  /** Undefined while the item is public. */
  readonly heldFor: 'ABUSE' | 'SPAM' | 'REPORTED' | 'MODERATOR' | undefined;
  readonly reports: readonly QueueReport[];
  readonly appeal: string | undefined;
  /** Undefined for a company contribution. */
  readonly createdAt: Date | undefined;
  /** Earlier versions, oldest first. */
  readonly former: readonly FormerTexts[];
}

export interface DecisionInput {
  readonly id: string;
  readonly kind: ThingKind;
  readonly decision: Verdict;
  readonly rule: RuleId;
  readonly text: string;
}

export abstract class ModerationPort {
  abstract listQueue(input?: undefined, call?: Call): Promise<readonly QueueItem[]>;
  abstract decide(input: DecisionInput, call?: Call): Promise<void>;
  abstract setPinned(input: { readonly id: string; readonly wanted: boolean }, call?: Call): Promise<void>;
}
