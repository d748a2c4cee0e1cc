import type { CommunityKey } from '../communities/community';
import type { Call } from '../shared/call';
import type { DecisionId, PostId } from '../shared/ids';
import type { Page, Slice } from '../shared/page';
import type { ModeratedKind } from './moderation-port';
import type { RuleId, Verdict } from './rules';

export interface LoggedDecision {
  readonly id: DecisionId;
  readonly kind: ModeratedKind;
  readonly decision: Verdict;
  readonly rule: RuleId;
  readonly afterAppeal: boolean;
  /** For example 2026-11-20. */
  readonly day: string;
}

export interface LogFilter {
  readonly rule?: RuleId | undefined;
  readonly kind?: ModeratedKind | undefined;
}

export interface PinnedPost {
  readonly id: PostId;
  readonly title: string;
}

export abstract class ModerationLogPort {
  abstract listDecisions(slice: LogFilter & Slice, call?: Call): Promise<Page<LoggedDecision>>;
  abstract listPinned(communityKey: CommunityKey, call?: Call): Promise<readonly PinnedPost[]>;
}
