import { isComplete } from '../../../../core/onboarding/is-complete';
import { rolesOf } from '../../../../core/onboarding/profile-status';
import { notFound } from '../../../http/refusal';
import type { Services } from '../../services';
import { readAliases, readMember } from '../account/queries';
import { aliasSeal } from '../account/viewer';
import { type CareerRow, readCareer, saveOnMember, unsettledMembers } from './career-queries';
import { statusOf } from './present-career';
import { syncDesignation } from './sync-designation';

type Settling = Pick<Services, 'db' | 'seal' | 'encryption' | 'newId'>;

/**
 * Grants the roles and the designation alias that follow from the career. Writes the alias and the member's row in
 * separate transactions, so that they share no transaction id. Idempotent.
 */
export async function settle(services: Settling, memberId: string): Promise<CareerRow> {
  const { db } = services;
  const career = await readCareer(services, memberId);
  const member = await readMember(db, memberId);
  if (!career || !member) throw notFound();
  const aliases = await readAliases(db, [aliasSeal(services, 'ANONYMOUS', memberId)]);
  const roles = rolesOf({
    isReader: member.is_reader,
    isWriter: member.is_writer,
    careerType: career.type,
    hasFilledCareerStatus: isComplete(statusOf(career)),
    hasFilledUserProfile: aliases.length > 0,
    verified: career.verified ?? undefined,
  });
  await syncDesignation(services, memberId, member.is_writer || roles.isWriter);
  await saveOnMember(services, career, roles);
  return career;
}

/** Completes requests that were interrupted, for example by a server restart. */
export async function settleUnsettled(services: Settling): Promise<void> {
  for (const memberId of await unsettledMembers(services.db)) await settle(services, memberId);
}
