import { chatPath } from '../../../core/chat/chat-place';
import type { RuleId } from '../../../core/moderation/rules';
import type { Language } from '../../../core/shared/languages';
import { serverTexts } from '../../texts';
import { isContribution, type ModeratedItem } from '../moderation/decision-queries';
import type { Services } from '../services';
import { sendNotification } from './notify';
import { placeOfMessage } from './recipients';

type NotificationServices = Parameters<typeof sendNotification>[0];
type Db = Services['db'];

const OUTCOMES = { HIDE: 'REMOVED', KEEP: 'SHOWN' } as const;

type ModeratedDecision = ModeratedItem & {
  readonly decision: 'HIDE' | 'KEEP';
  readonly rule: RuleId;
  /** The moderator's note to the author. */
  readonly text: string;
  /** True for the first decision on the item. */
  readonly isFirst: boolean;
  readonly previousHoldReason: string | null;
};

/**
 * Notifies the author of the decision; approved content that was hidden from the start now notifies its recipients.
 */
export async function notifyModerated(
  services: NotificationServices,
  db: Db,
  moderated: ModeratedDecision,
): Promise<void> {
  // The seal of a company contribution leads to no box: its author sees the decision in their contributions.
  if (isContribution(moderated)) return;
  const { resourceType, resourceId, decision, isFirst, previousHoldReason } = moderated;
  if (resourceType === 'MESSAGE') return notifyModeratedMessage(services, db, moderated);
  const outcome = OUTCOMES[decision];
  await sendNotification(services, db, { kind: 'moderated', resourceType, resourceId, outcome });
  const wasUnseen = isFirst && (previousHoldReason === 'ABUSE' || previousHoldReason === 'SPAM');
  if (decision !== 'KEEP' || !wasUnseen) return;
  if (resourceType === 'POST') await sendNotification(services, db, { kind: 'posted', postId: resourceId });
  else await sendNotification(services, db, { kind: 'commented', commentId: resourceId });
}

/** A notice that a message was reviewed and left unchanged would reveal the report, so only changes are notified. */
async function notifyModeratedMessage(
  services: NotificationServices,
  db: Db,
  moderated: ModeratedDecision,
): Promise<void> {
  const { resourceId, decision, rule, text, previousHoldReason } = moderated;
  const place =
    decision === 'HIDE' || previousHoldReason !== null ? await placeOfMessage(db, resourceId) : undefined;
  if (!place) return;
  const textIn = (language: Language) => ({
    title: serverTexts[language].outside.judgedMessage[decision],
    body: [serverTexts[language].rules[rule], text].filter((part) => part !== '').join(' '),
  });
  const texts = { ...textIn('en'), cta: chatPath({ chat: place.groupId }), hi: textIn('hi') };
  const outcome = OUTCOMES[decision];
  await sendNotification(services, db, {
    kind: 'message moderated',
    aliasId: place.aliasId,
    outcome,
    text: texts,
  });
}
