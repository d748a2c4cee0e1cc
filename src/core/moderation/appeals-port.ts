import type { Call } from '../shared/call';
import type { ModeratedKind } from './moderation-port';
import type { RuleId, Verdict } from './rules';

/** A moderator's decision on the author's own text, and whether the author has appealed. */
export interface ModerationOutcome {
  readonly decision: Verdict;
  readonly rule: RuleId;
  readonly text: string;
  readonly appeal: 'NONE' | 'OPEN' | 'DECIDED';
}

export interface AppealInput {
  readonly id: string;
  readonly kind: ModeratedKind;
  readonly text: string;
}

export abstract class AppealsPort {
  abstract readOutcome(
    input: { readonly kind: ModeratedKind; readonly id: string },
    call?: Call,
  ): Promise<ModerationOutcome>;
  abstract appeal(input: { readonly key: string } & AppealInput, call?: Call): Promise<ModerationOutcome>;
}
