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
  /** What the moderator says to the author. */
  readonly text: string;
  /** Nobody decided on it before. */
  readonly isFirst: boolean;
  readonly wasHeldFor: string | null;
};

/** Tells the author what was decided; and what the automatic checks held back, and nobody saw yet, to whom it concerns. */
export async function tellJudged(services: Telephone, db: Db, judged: Judged): Promise<void> {
  // Whoever told of a company is under a seal that leads to no box: they are told where they look at what they gave.
  if (isTold(judged)) return;
  const { resourceType, resourceId, decision, isFirst, wasHeldFor } = judged;
  if (resourceType === 'MESSAGE') return tellJudgedMessage(services, db, judged);
  await tell(services, db, { kind: 'judged', resourceType, resourceId });
  const wasUnseen = isFirst && (wasHeldFor === 'ABUSE' || wasHeldFor === 'SPAM');
  if (decision !== 'KEEP' || !wasUnseen) return;
  if (resourceType === 'POST') await tell(services, db, { kind: 'posted', postId: resourceId });
  else await tell(services, db, { kind: 'commented', commentId: resourceId });
}

/** That a message was read and kept would only tell its author that somebody reported it: they hear of what is changed. */
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
