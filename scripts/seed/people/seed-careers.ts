import { type Kysely, sql } from 'kysely';
import type { Career } from '../../../src/server/db/career-tables';
import type { Tables } from '../../../src/server/db/tables';
import { codeHash } from '../../../src/server/services/onboarding/verification-handlers';
import { encryptCareer } from '../../../src/server/services/profile/career/career-queries';
import { seatsOf } from '../../../src/server/services/profile/career/cohorts';
import type { Services } from '../../../src/server/services/services';
import { COLLEGES } from '../catalogue/colleges';
import { INDUSTRIES } from '../catalogue/industries';
import { PLACES } from '../catalogue/places';
import type { NumberedJob } from '../catalogue/seed-catalogue';
import { insertRows } from '../insert-rows';
import { SeededRandom } from '../seeded-random';
import { careerIdOf, type Member } from './members';

const EXAMPLE_MEMBER = 'Mb1asha2Nair3Qx4';

export interface SeededCareer {
  readonly id: number;
  readonly memberId: string;
  readonly status: Career['type'];
  readonly job: Pick<NumberedJob, 'name' | 'departmentId'> | undefined;
  readonly companyName: string | undefined;
  /** Position in the list of industries, from 1. */
  readonly industryId?: number;
  readonly placeId: number;
  readonly isVerified: boolean;
}

/** The careers of the seeded members; students have no job yet. */
export const careersOf = (members: readonly Member[]): readonly SeededCareer[] =>
  members.map((member) => ({
    id: careerIdOf(member),
    memberId: member.id,
    status: member.status,
    job: member.status === 'student' ? undefined : member.job,
    companyName: member.status === 'working' ? member.company.name : undefined,
    industryId: INDUSTRIES.indexOf(member.company.industry) + 1,
    placeId: member.placeId,
    isVerified: member.isVerified,
  }));

/** Seeds members' jobs as members would enter them, and the companies' email domains. */
export async function seedCareers(
  db: Kysely<Tables>,
  services: Services,
  careers: readonly SeededCareer[],
): Promise<void> {
  const reported = careers.map((seeded) => ({ ...seeded, career: careerOf(seeded) }));
  await insertRows(
    db,
    'career_statuses',
    reported.map(({ id, memberId, career }) => ({
      id,
      member_id: memberId,
      is_settled: true,
      details: encryptCareer(services, memberId, career),
    })),
  );
  const seats = reported.flatMap(({ memberId, career }) => seatsOf(services, memberId, career));
  await insertRows(db, 'verified_cohorts', new SeededRandom('cohorts').shuffled(seats));
  await sql`
    insert into company_domains (domain, company_id)
    select url_name || '.example', id from companies on conflict do nothing`.execute(db);
}

function careerOf({ status, job, companyName, industryId = 1, placeId, isVerified }: SeededCareer): Career {
  const isStudent = status === 'student';
  const college = COLLEGES.find((college) => college.placeId === placeId)?.name ?? 'Sharada College';
  return {
    type: status,
    organisation: isStudent ? college : (companyName ?? null),
    department_id: job?.departmentId ?? null,
    industry_id: isStudent ? null : industryId,
    job_profile: job?.name ?? null,
    tag_id: 0,
    role_id: null,
    job_location: status === 'working' ? (PLACES[placeId - 1]?.[0] ?? null) : null,
    course_id: null,
    course_name: isStudent ? 'B.Tech/B.E.' : null,
    specialization_id: isStudent ? 1 : null,
    specialization: isStudent ? 'Computer Science' : null,
    verified: isVerified ? 'VERIFIED' : null,
    verification_source: isVerified ? 'EMAIL' : null,
  };
}

const EXAMPLE_CODE = '428193';
const A_YEAR_MS = 365 * 86_400_000;

/** The verification code of the contract's example; it only exists in the sandbox. */
export async function seedExampleCode(db: Kysely<Tables>, services: Services): Promise<void> {
  const salt = services.newId();
  await db
    .insertInto('email_codes')
    .values({
      member_id: EXAMPLE_MEMBER,
      salt,
      code_hash: codeHash(services, EXAMPLE_MEMBER, salt, EXAMPLE_CODE),
      address_seal: services.seal('address', 'example'),
      address_owner_seal: services.seal('address owner', `example ${EXAMPLE_MEMBER}`),
      proof: 'VERIFIED',
      sent_at: new Date(services.now().getTime() - 60_000),
      expires_at: new Date(services.now().getTime() + A_YEAR_MS),
    })
    .execute();
}
