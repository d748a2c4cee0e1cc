import { sharedLabel } from '../../../src/server/services/profile/career/shared-label';
import { type Company, companiesUpTo } from '../catalogue/companies';
import { DEPARTMENTS } from '../catalogue/departments';
import { PLACES } from '../catalogue/places';
import { JOB_PROFILES, type NumberedJob } from '../catalogue/plant-catalogue';
import { Dice } from '../dice';
import type { WorldSize } from '../sizes';
import { FAMILY_NAMES, GIVEN_NAMES } from './names';
import { Nicknames } from './nicknames';

export interface Face {
  readonly id: string;
  readonly type: 'ANONYMOUS' | 'DESIGNATION';
  readonly userName: string;
  readonly avatarSeed: string;
  readonly bio: string;
}

export interface Member {
  /** Place in the world's list of members. */
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
  readonly anonymous: Face;
  readonly designation: Face;
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

/** The number of a member's career; the sandbox has the small ones. */
export const careerIdOf = ({ index }: Pick<Member, 'index'>): number => index + 100;

type Draft = Omit<Member, 'anonymous' | 'designation'>;

/** The people of a world. A few companies and trades have most of them. */
export function makeMembers(seed: string, size: WorldSize, takenNames: readonly string[]): readonly Member[] {
  const dice = new Dice(`${seed} members`);
  const companies = companiesUpTo(size.companies);
  const drafts = Array.from({ length: size.members }, (_, index) => draftOf(dice, index, companies));
  const verifiedWith = cohorts(drafts);
  const nicknames = new Nicknames(new Dice(`${seed} nicknames`), takenNames);
  return drafts.map((draft) => ({
    ...draft,
    anonymous: {
      id: dice.id(),
      type: 'ANONYMOUS' as const,
      userName: nicknames.next(),
      avatarSeed: dice.id(10),
      bio: sharedLabel([withYears(draft), draft.job.name, inDepartment(draft)], verifiedWith),
    },
    designation: {
      id: dice.id(),
      type: 'DESIGNATION' as const,
      userName: sharedLabel([draft.job.name, inDepartment(draft)], verifiedWith),
      avatarSeed: dice.id(10),
      bio: sharedLabel([atCompany(draft), inIndustry(draft)], verifiedWith),
    },
  }));
}

function draftOf(dice: Dice, index: number, companies: readonly Company[]): Draft {
  const company = companies[dice.favourite(companies.length)] ?? dice.pick(companies);
  const job = jobAt(dice, company);
  const status = dice.weighted([
    ['working', 84],
    ['student', 9],
    ['unemployed', 7],
  ] as const);
  return {
    index,
    id: dice.id(),
    name: `${dice.pick(GIVEN_NAMES)} ${dice.pick(FAMILY_NAMES)}`,
    job,
    department: DEPARTMENTS[job.departmentId - 1]?.name ?? '',
    company,
    placeId: dice.chance(0.55) ? company.placeId : dice.favourite(PLACES.length, 2.4) + 1,
    years: Math.min(24, Math.floor(1 + Math.abs(dice.bell()) * 6)),
    status,
    isVerified: status === 'working' && dice.chance(0.38),
    isWriter: status !== 'student' && dice.chance(0.7),
  };
}

/** Medical representatives are the only salespeople that need a pharma company. */
const NEEDS_INDUSTRY = new Map([['Medical representative', ['Pharma', 'Healthcare']]]);

function jobAt(dice: Dice, company: Company): NumberedJob {
  for (;;) {
    const job = JOB_PROFILES[dice.favourite(JOB_PROFILES.length, 1.7)] ?? dice.pick(JOB_PROFILES);
    const home = NEEDS_INDUSTRY.get(job.name) ?? DEPARTMENTS[job.departmentId - 1]?.industries;
    const isHome = home?.includes(company.industry.name);
    // Most members in a trade's home city have that trade.
    if (isHome || (home === undefined && (dice.chance(0.5) || !hasOwnTrade(company)))) return job;
  }
}

const hasOwnTrade = (company: Company): boolean =>
  DEPARTMENTS.some(({ industries }) => industries?.includes(company.industry.name));

const withYears = ({ job, years }: Draft): string => `${job.name}, ${years} ${years === 1 ? 'yr' : 'yrs'}`;
const atCompany = ({ job, company }: Draft): string => `${job.name} at ${company.name}`;
const inIndustry = ({ company }: Draft): string => `In ${company.industry.name}`;
const inDepartment = ({ department }: Draft): string => `Works in ${department}`;

/** The number of verified members with each label. */
function cohorts(drafts: readonly Draft[]): (label: string) => number {
  const counts = new Map<string, number>();
  for (const draft of drafts.filter(({ isVerified }) => isVerified))
    for (const label of [
      withYears(draft),
      atCompany(draft),
      draft.job.name,
      inDepartment(draft),
      inIndustry(draft),
    ])
      counts.set(label, (counts.get(label) ?? 0) + 1);
  return (label) => counts.get(label) ?? 0;
}
