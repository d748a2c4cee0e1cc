import { chatPath } from '../../../core/chat/chat-place';
import { RULES, type RuleId } from '../../../core/moderation/rules';
import { JUDGED_MESSAGE } from '../../../core/notifications/texts';
import { isTold, type Thing } from '../moderation/decision-queries';
import type { Services } from '../services';
import { placeOfMessage } from './recipients';
import { tell } from './tell';

type Telephone = Parameters<typeof tell>[0];
type Db = Services['db'];

type Judged = Thing & {
  readonly decision: 'HIDE' | 'KEEP';
  readonly rule: RuleId;
  /** The moderator's note to the author. */
  readonly text: string;
  /** True for the first decision on the item. */
  readonly isFirst: boolean;
  readonly wasHeldFor: string | null;
};

/**
 * Notifies the author of the decision; approved content that was hidden from the start now notifies its recipients.
 */
export async function tellJudged(services: Telephone, db: Db, judged: Judged): Promise<void> {
  // The seal of a company contribution leads to no box: its author sees the decision in their contributions.
  if (isTold(judged)) return;
  const { resourceType, resourceId, decision, isFirst, wasHeldFor } = judged;
  if (resourceType === 'MESSAGE') return tellJudgedMessage(services, db, judged);
  await tell(services, db, { kind: 'judged', resourceType, resourceId });
  const wasUnseen = isFirst && (wasHeldFor === 'ABUSE' || wasHeldFor === 'SPAM');
  if (decision !== 'KEEP' || !wasUnseen) return;
  if (resourceType === 'POST') await tell(services, db, { kind: 'posted', postId: resourceId });
  else await tell(services, db, { kind: 'commented', commentId: resourceId });
}

/** A notice that a message was reviewed and left unchanged would reveal the report, so only changes are notified. */
async function tellJudgedMessage(services: Telephone, db: Db, judged: Judged): Promise<void> {
  const { resourceId, decision, rule, text, wasHeldFor } = judged;
  const place = decision === 'HIDE' || wasHeldFor !== null ? await placeOfMessage(db, resourceId) : undefined;
  if (!place) return;
  const words = {
    title: JUDGED_MESSAGE[decision],
    body: [RULES[rule], text].filter((part) => part !== '').join(' '),
    cta: chatPath({ chat: place.groupId }),
  };
  await tell(services, db, { kind: 'message judged', faceId: place.faceId, words });
}
