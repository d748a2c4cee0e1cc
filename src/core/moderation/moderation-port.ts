import type { CompanyContributionKind, ReportReason } from '../posts/post-actions-port';
import type { Call } from '../shared/call';
import type { DecisionId, PostId } from '../shared/ids';
import type { RuleId, Verdict } from './rules';

export type ModeratedKind = 'POST' | 'COMMENT' | 'MESSAGE' | CompanyContributionKind;

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

/** A company's request to remove a review. */
export interface EmployerFlag {
  readonly rule: RuleId;
  readonly note: string;
}

/** An item awaiting a decision: its content, without anything about its author. */
export interface QueueItem {
  readonly id: string;
  readonly kind: ModeratedKind;
  /** For a message the room (empty for a direct chat); for a company contribution the company name. */
  readonly community: string;
  /** Empty for a message and a photo. */
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly QueuePicture[];
  /** Undefined while the item is public. */
  readonly holdReason: 'ABUSE' | 'SPAM' | 'REPORTED' | 'MODERATOR' | undefined;
  readonly reports: readonly QueueReport[];
  readonly appeal: string | undefined;
  /** Undefined unless the company of a review asks to remove it. */
  readonly flag: EmployerFlag | undefined;
  /** Undefined for a company contribution. */
  readonly createdAt: Date | undefined;
  /** Earlier versions, oldest first. */
  readonly former: readonly FormerTexts[];
  /** The page on which readers see it; undefined for messages and hidden posts. */
  readonly page: string | undefined;
  readonly lastDecisionId: DecisionId | undefined;
  /** Changes when the author edits the item. */
  readonly version: string;
  /** Under the same user name, newest first. */
  readonly earlier: readonly EarlierDecision[];
}

export interface EarlierDecision {
  readonly kind: ModeratedKind;
  readonly decision: Verdict;
  readonly rule: RuleId;
  /** Such as 2026-11. */
  readonly month: string;
}

export interface DecisionInput {
  readonly id: string;
  readonly kind: ModeratedKind;
  readonly decision: Verdict;
  readonly rule: RuleId;
  readonly text: string;
  /** The last decision the moderator knew; a newer one refuses this decision. */
  readonly lastDecisionId?: DecisionId | undefined;
  /** The content the moderator read; an edit since refuses the decision to keep it. */
  readonly version?: string | undefined;
}

export abstract class ModerationPort {
  abstract listQueue(input?: undefined, call?: Call): Promise<readonly QueueItem[]>;
  abstract decide(input: DecisionInput, call?: Call): Promise<void>;
  abstract setPinned(input: { readonly id: PostId; readonly wanted: boolean }, call?: Call): Promise<void>;
}
