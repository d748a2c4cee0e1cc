import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { encryptDetails } from '../../../src/server/services/profile/account/details-queries';
import { aliasSeal, followerSeal } from '../../../src/server/services/profile/account/viewer';
import type { Services } from '../../../src/server/services/services';
import { companiesUpTo } from '../catalogue/companies';
import { DEPARTMENTS } from '../catalogue/departments';
import { JOB_PROFILES } from '../catalogue/seed-catalogue';
import { insertRows, type Row } from '../insert-rows';
import type { Alias, Member } from './members';
import type { SeededCareer } from './seed-careers';
import { seedPortalIdentities } from './seed-portal-identities';

/** Members everyone can log in as while no identity provider is configured: one of each kind. */
interface SandboxMember {
  readonly id: string;
  readonly name: string;
  readonly job: string | undefined;
  readonly years: number | undefined;
  readonly status: 'working' | 'student' | 'unemployed' | null;
  readonly reads: boolean;
  readonly writes: boolean;
  readonly nickname: string | undefined;
  readonly avatar: string;
  readonly follows: readonly (readonly ['TOPIC' | 'COMPANY' | 'DEPARTMENT', number])[];
}

const MEMBERS: readonly SandboxMember[] = [
  {
    id: 'Mb1asha2Nair3Qx4',
    name: 'Asha Nair',
    job: 'Backend engineer',
    years: 4,
    status: 'working',
    reads: true,
    writes: true,
    nickname: 'QuietMonsoon',
    avatar: 'monsoon',
    follows: [
      ['TOPIC', 43],
      ['COMPANY', 1001],
      ['DEPARTMENT', 1],
    ],
  },
  {
    id: 'Mb2imranS7Vt5Wk9',
    name: 'Imran Siddiqui',
    job: 'Probationary officer',
    years: 2,
    status: 'working',
    reads: true,
    writes: true,
    nickname: 'TokenNumber47',
    avatar: 'token47',
    follows: [
      ['COMPANY', 1002],
      ['DEPARTMENT', 5],
      ['TOPIC', 42],
    ],
  },
  {
    id: 'Mb3leenaK4Rd8Zy1',
    name: 'Leena Kurian',
    job: 'Staff nurse',
    years: 6,
    status: 'working',
    reads: true,
    writes: false,
    nickname: 'LavenderScrubs',
    avatar: 'scrubs',
    follows: [['COMPANY', 1004]],
  },
  {
    id: 'Mb4rohanP6Hq2Xc5',
    name: 'Rohan Pawar',
    job: undefined,
    years: undefined,
    status: 'student',
    reads: true,
    writes: false,
    nickname: 'LastBencherOnly',
    avatar: 'bencher',
    follows: [['TOPIC', 42]],
  },
  {
    id: 'Mb5sudhaV9Gm3Bn7',
    name: 'Sudha Venkatesan',
    job: 'HR business partner',
    years: 11,
    status: 'unemployed',
    reads: true,
    writes: true,
    nickname: 'BetweenTwoOffers',
    avatar: 'between',
    follows: [
      ['DEPARTMENT', 10],
      ['TOPIC', 43],
    ],
  },
  {
    id: 'Mb6newmJ1Ts6Lf0e',
    name: 'Jatin Mehta',
    job: undefined,
    years: undefined,
    status: null,
    reads: false,
    writes: false,
    nickname: undefined,
    avatar: 'newcomer',
    follows: [],
  },
];

export const SANDBOX_NICKNAMES = MEMBERS.flatMap(({ nickname }) => nickname ?? []);

export async function seedSandbox(db: Kysely<Tables>, services: Services): Promise<void> {
  await insertRows(
    db,
    'members',
    MEMBERS.map((member, index) => memberRow(member, index, services)),
  );
  await insertRows(
    db,
    'aliases',
    MEMBERS.flatMap((member) => mentionableAliases(member, services)),
  );
  await seedPortalIdentities(db, services);
  await insertRows(
    db,
    'community_members',
    MEMBERS.flatMap(({ id, follows }) =>
      follows.map(([type, entity_id]) => ({ follower_seal: followerSeal(services, id), type, entity_id })),
    ),
  );
}

const memberRow = (member: SandboxMember, index: number, services: Services): Row<'members'> => ({
  id: member.id,
  name: member.name,
  is_reader: member.reads,
  is_writer: member.writes,
  career_status: member.status,
  career_status_id: member.status === null ? null : careerIdOf(index),
  details: encryptDetails(services, member.id, { placeId: 1, experienceYears: member.years ?? null }),
  is_from_job_portal: false,
  avatar_color: '#5B1F3A',
  selected_profile_type: 'ANONYMOUS',
  sandbox_place: index + 1,
});

const careerIdOf = (position: number): number => position + 7;

export const sandboxCareers = (): readonly SeededCareer[] =>
  MEMBERS.flatMap(({ id, status, job }, index) =>
    status === null
      ? []
      : [
          {
            id: careerIdOf(index),
            memberId: id,
            status,
            job: JOB_PROFILES.find(({ name }) => name === job),
            companyName: EMPLOYER_OF.get(id),
            placeId: 1,
            isVerified: false,
          },
        ],
  );

/** As in the contract's examples. */
const EMPLOYER_OF = new Map([['Mb1asha2Nair3Qx4', 'Zentrix Labs']]);

function mentionableAliases(member: SandboxMember, services: Services): Row<'aliases'>[] {
  if (member.nickname === undefined) return [];
  const { job, years, id } = member;
  const anonymous: Row<'aliases'> = {
    id: `Fc${member.nickname}a000`,
    owner_seal: aliasSeal(services, 'ANONYMOUS', id),
    profile_type: 'ANONYMOUS',
    user_name: member.nickname,
    avatar_seed: member.avatar,
    bio: job === undefined ? 'Student' : `${job}, ${years} yrs`,
    is_verified: false,
  };
  if (job === undefined) return [anonymous];
  const department = JOB_DEPARTMENTS.get(job) ?? 'an office';
  const designation: Row<'aliases'> = {
    id: `Fc${member.nickname}d000`,
    owner_seal: aliasSeal(services, 'DESIGNATION', id),
    profile_type: 'DESIGNATION',
    user_name: job,
    avatar_seed: job.toLowerCase().replace(/[^a-z]+/g, '-'),
    bio: `Works in ${department}`,
    is_verified: false,
  };
  return [anonymous, designation];
}

/** Sandbox members who write posts. */
export function sandboxWriters(firstIndex: number): readonly Member[] {
  const companies = companiesUpTo(12);
  return MEMBERS.flatMap((member, index) => {
    const job = JOB_PROFILES.find(({ name }) => name === member.job);
    const company = companies[COMPANY_OF.get(member.id) ?? 0];
    if (!member.writes || !job || !company) return [];
    return {
      index: firstIndex + index,
      id: member.id,
      name: member.name,
      job,
      department: DEPARTMENTS[job.departmentId - 1]?.name ?? '',
      company,
      placeId: 1,
      years: member.years ?? 1,
      status: 'working',
      isVerified: false,
      isWriter: true,
      anonymous: knownAlias(member, 'ANONYMOUS'),
      designation: knownAlias(member, 'DESIGNATION'),
    };
  });
}

const COMPANY_OF = new Map([['Mb2imranS7Vt5Wk9', 1]]);

const knownAlias = ({ nickname = '', avatar }: SandboxMember, type: Alias['type']): Alias => ({
  id: `Fc${nickname}${type === 'ANONYMOUS' ? 'a' : 'd'}000`,
  type,
  userName: nickname,
  avatarSeed: avatar,
  bio: '',
  isVerified: false,
});

/** As in the examples. */
const JOB_DEPARTMENTS = new Map([
  ['Backend engineer', 'Engineering'],
  ['Probationary officer', 'Banking'],
  ['Staff nurse', 'Healthcare'],
  ['HR business partner', 'Human Resources'],
]);
