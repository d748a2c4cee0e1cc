import { sql } from 'kysely';
import type { operations } from '../../../contracts/writing';
import type { Handlers } from '../../http/handlers';
import type { Limiter } from '../../http/limiter';
import { notFound, Refusal } from '../../http/refusal';
import { type CompanyContribution, lockShown } from '../moderation/company-contributions';
import { countReport } from '../moderation/count-report';
import { isContribution, lockPostOf } from '../moderation/decision-queries';
import { holdReported } from '../moderation/hold-reported';
import { signedIn, type Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { lockVotable, type Votable } from './vote-queries';

export const reportHandlers =
  (limiter: Limiter) =>
  (services: Services): Pick<Handlers<operations>, 'report'> => ({
    report: async ({ body, caller }) => {
      const viewer = signedIn(services, caller);
      const { resourceId, resourceType } = body;
      const reported: Reported = { resourceId, resourceType };
      await countReport({ ...services, limiter }, viewer.memberId, async () => {
        const { is_owner: isOwner } = await lockReported(services.db, reported, viewer);
        if (isOwner) throw new Refusal(403, 'OWN_CONTENT_REPORTED');
        await saveReport(services, body, viewer);
      });
      if (!isContribution(reported)) await holdReported(services, reported, viewer);
      return { status: 204 };
    },
  });

type Reported = Votable | CompanyContribution;
type Report = Parameters<Handlers<operations>['report']>[0]['body'];

/** The public content of the reported item, locked. Enough reports hide a comment, which changes its post, too. */
async function lockReported(db: Services['db'], reported: Reported, viewer: Viewer) {
  if (reported.resourceType === 'COMMENT') await lockPostOf(db, reported.resourceId);
  const found = isContribution(reported)
    ? await lockShown(db, reported, viewer)
    : await lockVotable(db, reported, viewer);
  if (!found) throw notFound();
  return found;
}

const saveReport = (
  { db, seal, now }: Services,
  { resourceId, resourceType, reason, note }: Report,
  { memberId }: Viewer,
) =>
  sql`
    with report as (
      insert into reports (resource_type, resource_id, reporter_seal, reason, note)
      values (${resourceType}, ${resourceId}, sealed_for(${seal('reports', memberId)}, ${resourceId}), ${reason},
        ${note.trim()})
      on conflict (resource_id, reporter_seal, resource_type)
      do update set reason = excluded.reason, note = excluded.note returning is_read)
    insert into moderation_waits (resource_type, resource_id, since)
    select ${resourceType}, ${resourceId}, ${now().toISOString().slice(0, 10)}::date from report where not is_read
    on conflict do nothing`.execute(db);
