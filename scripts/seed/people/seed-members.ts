import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { encryptDetails } from '../../../src/server/services/profile/account/details-queries';
import { aliasSeal, followerSeal } from '../../../src/server/services/profile/account/viewer';
import type { Services } from '../../../src/server/services/services';
import { PLACES } from '../catalogue/places';
import { TOPICS } from '../catalogue/topics';
import { insertRows, type Row } from '../insert-rows';
import { SeededRandom } from '../seeded-random';
import { type Alias, avatarColor, careerIdOf, type Member } from './members';

/** Seeds a range of members with their two aliases and the communities they follow. */
export async function seedMembers(
  db: Kysely<Tables>,
  services: Services,
  members: readonly Member[],
  companies: number,
): Promise<void> {
  await insertRows(
    db,
    'members',
    members.map((member) => memberRow(member, services)),
  );
  const aliases = members.flatMap((member) => [
    aliasRow(member, member.anonymous, services),
    aliasRow(member, member.designation, services),
  ]);
  // Shuffled: the order must neither pair aliases nor reveal the age of an account.
  await insertRows(db, 'aliases', new SeededRandom(members[0]?.id ?? '').shuffled(aliases));
  await insertRows(
    db,
    'community_members',
    // In the order of the members, the sealed rows could be matched with them.
    new SeededRandom(`follows ${members[0]?.id}`).shuffled(
      members.flatMap((member) => followsOf(member, services, companies)),
    ),
  );
}

const memberRow = (member: Member, services: Services): Row<'members'> => ({
  id: member.id,
  name: member.name,
  is_reader: true,
  is_writer: member.isWriter,
  career_status: member.status,
  career_status_id: careerIdOf(member),
  details: encryptDetails(services, member.id, {
    placeId: member.placeId,
    experienceYears: member.status === 'student' ? null : member.years,
  }),
  is_from_job_portal: member.index % 5 === 0,
  avatar_color: avatarColor(member),
  selected_profile_type: member.index % 4 === 0 ? 'DESIGNATION' : 'ANONYMOUS',
  sandbox_place: null,
});

const aliasRow = (member: Member, alias: Alias, services: Services): Row<'aliases'> => ({
  id: alias.id,
  owner_seal: aliasSeal(services, alias.type, member.id),
  profile_type: alias.type,
  user_name: alias.userName,
  avatar_seed: alias.avatarSeed,
  bio: alias.bio,
  is_verified: alias.isVerified,
});

/** Topics that most people see first. */
const FAMOUS = [
  'salary-talk',
  'switching-jobs',
  'office-humour',
  'work-life-balance',
  'interview-prep',
  'appraisals',
];

function followsOf(member: Member, services: Services, companies: number): Row<'community_members'>[] {
  const follower_seal = followerSeal(services, member.id);
  const rng = new SeededRandom(`follows ${member.id}`);
  const city = PLACES[member.placeId - 1]?.[0] ?? '';
  const topics = TOPICS.filter(({ slug, name }) => {
    if (name === `Working in ${city}`) return rng.chance(0.8);
    return rng.chance(FAMOUS.includes(slug) ? 0.42 : 0.07);
  });
  const rest = Array.from({ length: rng.whole(0, 4) }, () => 1001 + rng.favourite(companies, 3));
  const followed = new Set(rng.chance(0.85) ? [member.company.id, ...rest] : rest);
  return [
    ...topics.map(({ id }) => ({ follower_seal, type: 'TOPIC' as const, entity_id: id })),
    ...[...followed].map((id) => ({ follower_seal, type: 'COMPANY' as const, entity_id: id })),
    ...(rng.chance(0.6)
      ? [{ follower_seal, type: 'DEPARTMENT' as const, entity_id: member.job.departmentId }]
      : []),
  ];
}
