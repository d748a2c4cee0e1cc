import type { components, operations } from '../../../contracts/moderation';
import { fits } from '../../../core/moderation/rules';
import { pathTo } from '../../../core/shell/screens';
import { inTurn } from '../../db/in-turn';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal, refusedField } from '../../http/refusal';
import { LiveChat } from '../chat/live-chat';
import { publishDecision } from '../chat/publish-decision';
import { checkedTexts, required } from '../composer/writing-checks';
import { notifyModerated } from '../notifications/notify-moderated';
import { signedIn, type Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { cutToHour } from '../shared/cut-to-hour';
import { logChange } from '../trust/log-contributions';
import { logAppeal, logDecision } from '../trust/log-decisions';
import {
  appealOf,
  insertAppeal,
  lastDecision,
  lockModerated,
  type ModeratedItem,
  readModerated,
  setShown,
  settleWaiting,
  turnOf,
} from './decision-queries';
import { settleFlag } from './employer-flags';
import { logHandlers } from './log-handlers';
import { type QueueRow, readQueue, versionOf } from './queue-queries';
import { recordStaffAction } from './staff-actions';
import { endWait } from './waits';

type All = Handlers<operations>;

/** Moderation handlers; chat removals are also sent to the sockets. */
export const moderationHandlers =
  (live = new LiveChat()) =>
  (services: Services): All => ({
    ...decidingHandlers(services, live),
    ...appealHandlers(services),
    ...staffRoleHandlers,
    ...logHandlers(services),
  });

const staffRoleHandlers: Pick<All, 'readOwnStaffRole'> = {
  readOwnStaffRole: ({ caller }) => ({ status: 200, body: { staffRole: caller?.staffRole ?? null } }),
};

const decidingHandlers = (services: Services, live: LiveChat): Pick<All, 'listQueue' | 'decide'> => ({
  listQueue: async ({ caller }) => {
    const rows = await readQueue(services.db, signedIn(services, caller));
    return { status: 200, body: rows.map(presentItem) };
  },

  decide: async ({ body, caller }) => {
    const viewer = signedIn(services, caller);
    const { decision, rule } = body;
    if (!fits(decision, rule)) throw refusedField('EMPTY', 'rule');
    const text = checkedTexts({ text: body.text }).text;
    if (decision === 'HIDE') required('text', text);
    await inTurn(services.db, turnOf(body), async (db) => {
      const moderated = await lockModerated(db, body, viewer);
      if (!moderated) throw notFound();
      if (moderated.is_owner) throw new Refusal(403, 'OWN_CONTENT');
      const before = await lastDecision(db, body);
      const { appealed, waited } = await settleWaiting(db, body);
      const wait = await endWait(db, body, { now: services.now(), isAppeal: appealed });
      const isFlagged = await settleFlag(db, body, { decision, now: services.now() });
      const holdReason = decision === 'HIDE' ? 'MODERATOR' : null;
      const same = before?.decision === decision && before.rule === rule && before.message === text;
      if (same && !waited && !isFlagged && moderated.hold_reason === holdReason) return;
      await refuseUnread(db, body, before?.id ?? null);
      await setShown(db, body, moderated, { holdReason, today: services.now() });
      await logChange(db, { type: body.resourceType, id: body.resourceId }, services.now());
      await logDecision(db, { ...body, isAppeal: appealed, waited: wait }, services.now());
      const decisionId = services.newId();
      await db
        .insertInto('moderation_decisions')
        .values({
          id: decisionId,
          resource_type: body.resourceType,
          resource_id: body.resourceId,
          decision,
          rule,
          message: text,
          is_appeal: appealed,
          decided_on: services.now().toISOString().slice(0, 10),
        })
        .execute();
      await recordStaffAction(
        { ...services, db },
        { memberId: viewer.memberId, action: decision, about: decisionId },
      );
      await notifyModerated(services, db, {
        ...body,
        isFirst: !before,
        previousHoldReason: moderated.hold_reason,
      });
    });
    if (body.resourceType === 'MESSAGE') await publishDecision(services.db, body.resourceId, live);
    return { status: 204 };
  },
});

/**
 * The moderator has not seen a decision that another one made meanwhile, and publishes no text that the author wrote
 * meanwhile. An edit does not prevent hiding.
 */
async function refuseUnread(
  db: Services['db'],
  input: components['schemas']['Decision'],
  lastId: string | null,
): Promise<void> {
  const { decision, lastDecisionId, version } = input;
  if (lastDecisionId !== undefined && lastDecisionId !== lastId) throw new Refusal(409, 'DECIDED_ALREADY');
  if (decision === 'KEEP' && version !== undefined && version !== (await versionOf(db, input)))
    throw new Refusal(409, 'EDITED_MEANWHILE');
}

const appealHandlers = (services: Services): Pick<All, 'readOutcome' | 'appeal'> => ({
  readOutcome: async ({ path, caller }) => {
    const item = { resourceType: path.type, resourceId: path.id };
    return { status: 200, body: await outcomeOf(services, item, signedIn(services, caller)) };
  },

  appeal: async ({ body, caller }) => {
    const viewer = signedIn(services, caller);
    const { text } = checkedTexts({ text: body.text });
    required('text', text);
    await inTurn(services.db, turnOf(body), async (db) => {
      const { decision } = await outcomeOf({ db }, body, viewer);
      if (decision !== 'HIDE') throw new Refusal(409, 'NOT_HIDDEN');
      // The author may delete the item at the same time, and the texts about it.
      if (!(await lockModerated(db, body, viewer))) throw notFound();
      if (!(await insertAppeal(db, body, { text, now: services.now() })))
        throw new Refusal(409, 'APPEALED_ALREADY');
      await logAppeal(db, body, services.now());
    });
    return { status: 201, body: await outcomeOf(services, body, viewer) };
  },
});

/** Visible only to the author; other callers get nothing. */
async function outcomeOf({ db }: Pick<Services, 'db'>, item: ModeratedItem, viewer: Viewer) {
  const moderated = await readModerated(db, item, viewer);
  const last = moderated?.is_owner ? await lastDecision(db, item) : undefined;
  if (!last) throw notFound();
  const { decision, rule, message: text } = last;
  return { decision, rule, text, appeal: await appealOf(db, item) };
}

const CONTRIBUTION_PAGES = { REVIEW: 'company-reviews', PHOTO: 'company-photos' } as const;

/** The page on which readers see it: the post of a comment, the reviews of a company. */
function pageOf({ type, id, post_id: postId, company }: QueueRow): string | null {
  if (postId !== null) return pathTo('post', { postId }) + (type === 'COMMENT' ? `#comment-${id}` : '');
  if (company === null) return null;
  return type === 'INTERVIEW'
    ? pathTo('company-interviews', { urlName: company })
    : type === 'REVIEW' || type === 'PHOTO'
      ? pathTo(CONTRIBUTION_PAGES[type], { urlName: company })
      : null;
}

const presentItem = (row: QueueRow) => ({
  resourceId: row.id,
  resourceType: row.type,
  community: row.community,
  title: row.title,
  content: row.content,
  media: row.media.map((row) => ({ url: row.fullUrl, alt: row.type === 'IMAGE' ? row.alt : row.title })),
  holdReason: row.hold_reason,
  reports: [...row.reports],
  appeal: row.appeal,
  flag: row.flag,
  createdOn: row.created_at && cutToHour(new Date(row.created_at)),
  former: [...row.former],
  page: pageOf(row),
  lastDecisionId: row.last_decision_id,
  version: row.version,
  earlier: [...row.earlier],
});
