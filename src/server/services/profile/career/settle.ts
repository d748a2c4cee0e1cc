import { isComplete } from '../../../../core/onboarding/is-complete';
import { rolesOf } from '../../../../core/onboarding/standing';
import { notFound } from '../../../http/refusal';
import type { Services } from '../../services';
import { readFaces, readMember } from '../account/queries';
import { faceSeal } from '../account/viewer';
import { type CareerRow, keepOnMember, readCareer, unsettledMembers } from './career-queries';
import { keepDesignation } from './keep-designation';
import { statusOf } from './present-career';

type Settling = Pick<Services, 'db' | 'seal' | 'encryption' | 'newId'>;

/**
 * Gives the roles and the second alias that follow from the career. The alias is written in a transaction of its own and
 * the member's row after it, so that no transaction number stands on both; doing it twice changes nothing.
 */
export async function settle(services: Settling, memberId: string): Promise<CareerRow> {
  const { db } = services;
  const career = await readCareer(services, memberId);
  const member = await readMember(db, memberId);
  if (!career || !member) throw notFound();
  const faces = await readFaces(db, [faceSeal(services, 'ANONYMOUS', memberId)]);
  const roles = rolesOf({
    isReader: member.is_reader,
    isWriter: member.is_writer,
    careerType: career.type,
    hasFilledCareerStatus: isComplete(statusOf(career)),
    hasFilledUserProfile: faces.length > 0,
    verified: career.verified ?? undefined,
  });
  await keepDesignation(services, memberId, member.is_writer || roles.isWriter);
  await keepOnMember(services, career, roles);
  return career;
}

/** Completes what requests began that did not come to their end, such as when the server was killed. */
export async function settleUnsettled(services: Settling): Promise<void> {
  for (const memberId of await unsettledMembers(services.db)) await settle(services, memberId);
}
