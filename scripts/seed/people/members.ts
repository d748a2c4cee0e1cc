import { designationsOf } from '../../../src/server/services/profile/career/designation';
import { sharedLabel } from '../../../src/server/services/profile/career/shared-label';
import { type Company, companiesUpTo } from '../catalogue/companies';
import { DEPARTMENTS } from '../catalogue/departments';
import { PLACES } from '../catalogue/places';
import type { NumberedJob } from '../catalogue/seed-catalogue';
import { SeededRandom } from '../seeded-random';
import type { DataSize } from '../sizes';
import { jobAt } from './company-trades';
import { yearsFor } from './experience';
import { FAMILY_NAMES, GIVEN_NAMES } from './names';
import { Nicknames } from './nicknames';

export interface Alias {
  readonly id: string;
  readonly type: 'ANONYMOUS' | 'DESIGNATION';
  readonly userName: string;
  readonly avatarSeed: string;
  readonly bio: string;
  readonly isVerified: boolean;
}

export interface Member {
  /** Index in the list of seeded members. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly job: NumberedJob;
  readonly department: string;
  readonly company: Company;
  readonly placeId: number;
  readonly years: number;
  readonly status: 'working' | 'student' | 'unemployed';
  readonly isVerified: boolean;
  readonly isWriter: boolean;
  readonly anonymous: Alias;
  readonly designation: Alias;
}

const AVATAR_COLORS = [
  '#5B1F3A',
  '#1F3A5B',
  '#3A5B1F',
  '#5B3A1F',
  '#3A1F5B',
  '#1F5B4D',
  '#6B2A1A',
  '#2A2A5B',
];

export const avatarColor = (member: Pick<Member, 'index'>): string =>
  AVATAR_COLORS[member.index % AVATAR_COLORS.length] ?? '#5B1F3A';

/** The number of a member's career; sandbox members have the low ones. */
export const careerIdOf = ({ index }: Pick<Member, 'index'>): number => index + 100;

type Draft = Omit<Member, 'anonymous' | 'designation'>;

/** The seeded members. Most work at a few companies in a few jobs. */
export function makeMembers(seed: string, size: DataSize, takenNames: readonly string[]): readonly Member[] {
  const rng = new SeededRandom(`${seed} members`);
  const companies = companiesUpTo(size.companies);
  const drafts = Array.from({ length: size.members }, (_, index) => draftOf(rng, index, companies));
  const verifiedWith = cohorts(drafts);
  const nicknames = new Nicknames(new SeededRandom(`${seed} nicknames`), takenNames);
  return drafts.map((draft) => ({
    ...draft,
    anonymous: {
      id: rng.id(),
      type: 'ANONYMOUS' as const,
      userName: nicknames.next(),
      avatarSeed: rng.id(10),
      bio: sharedLabel([withYears(draft), draft.job.name, inDepartment(draft)], verifiedWith),
      isVerified: draft.isVerified,
    },
    designation: {
      id: rng.id(),
      type: 'DESIGNATION' as const,
      avatarSeed: rng.id(10),
      ...designationOf(draft, verifiedWith),
    },
  }));
}

function draftOf(rng: SeededRandom, index: number, companies: readonly Company[]): Draft {
  const company = companies[rng.favourite(companies.length)] ?? rng.pick(companies);
  const job = jobAt(rng, company);
  const status = rng.weighted([
    ['working', 84],
    ['student', 9],
    ['unemployed', 7],
  ] as const);
  return {
    index,
    id: rng.id(),
    name: `${rng.pick(GIVEN_NAMES)} ${rng.pick(FAMILY_NAMES)}`,
    job,
    department: DEPARTMENTS[job.departmentId - 1]?.name ?? '',
    company,
    placeId: rng.chance(0.55) ? company.placeId : rng.favourite(PLACES.length, 2.4) + 1,
    years: yearsFor(job.name, Math.min(24, Math.floor(1 + Math.abs(rng.bell()) * 6))),
    status,
    isVerified: status === 'working' && rng.chance(0.38),
    isWriter: status !== 'student' && rng.chance(0.7),
  };
}

function designationOf(draft: Draft, verifiedWith: (label: string) => number) {
  const { job, company, department, status, isVerified: verified } = draft;
  const companyName = status === 'working' ? company.name : undefined;
  const [{ name: userName, bio, isVerified }] = designationsOf(
    { jobProfile: job.name, companyName, department, verified },
    { job: verifiedWith(job.name), pair: verifiedWith(atCompany(draft)) },
  );
  return { userName, bio, isVerified };
}

const withYears = ({ job, years }: Draft): string => `${job.name}, ${years} ${years === 1 ? 'yr' : 'yrs'}`;
const atCompany = ({ job, company }: Draft): string => `${job.name} at ${company.name}`;
const inDepartment = ({ department }: Draft): string => `Works in ${department}`;

/** The number of verified members with each label. */
function cohorts(drafts: readonly Draft[]): (label: string) => number {
  const counts = new Map<string, number>();
  for (const draft of drafts.filter(({ isVerified }) => isVerified))
    for (const label of [withYears(draft), atCompany(draft), draft.job.name, inDepartment(draft)])
      counts.set(label, (counts.get(label) ?? 0) + 1);
  return (label) => counts.get(label) ?? 0;
}
