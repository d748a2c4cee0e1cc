import type { components, operations } from '../../../../contracts/career';
import { onboardingText } from '../../../../core/onboarding/text';
import { lockMember } from '../../../db/lock-session';
import { whileAccountExists } from '../../../http/during-account';
import type { Handlers } from '../../../http/handlers';
import { notFound, Refusal } from '../../../http/refusal';
import type { JobPortal } from '../../../job-portal/job-portal';
import { endCode } from '../../onboarding/code-queries';
import { portalWork, provePortal } from '../../onboarding/portal-proof';
import type { Services } from '../../services';
import { signedIn, type Viewer } from '../account/viewer';
import {
  areListed,
  type CareerChange,
  type CareerRow,
  changeCareer,
  keepCareer,
  readCareer,
  readSuggested,
  SUGGESTED,
} from './career-queries';
import { presentCareer } from './present-career';
import { settle } from './settle-career';
import { readOwnLabel } from './sync-designation';

type Wire = components['schemas'];
type CareerHandlers = Pick<
  Handlers<operations>,
  | 'readCareerStatus'
  | 'createCareerStatus'
  | 'completeCareerStatus'
  | 'completeUnemployedStatus'
  | 'recheckCareerStatus'
  | 'suggestCareer'
>;

export const careerHandlers = (services: Services, portal: JobPortal): CareerHandlers => {
  const { db } = services;

  return {
    readCareerStatus: async ({ caller }) => {
      const { memberId } = signedIn(services, caller);
      const career = await readCareer(services, memberId);
      const label = (await readOwnLabel(services, memberId)) ?? null;
      return { status: 200, body: presentCareer(career, label) };
    },
    createCareerStatus: async ({ body, caller }) => ({
      status: 201,
      body: presentCareer(await saveCareer(services, portal, signedIn(services, caller), body)),
    }),
    completeCareerStatus: async ({ path, body, caller }) => ({
      status: 200,
      body: await detailed(
        services,
        signedIn(services, caller),
        ownDetails(path.careerStatusId, body, false),
      ),
    }),
    completeUnemployedStatus: async ({ path, body, caller }) => {
      const viewer = signedIn(services, caller);
      const details = { ...body, courseId: null };
      return {
        status: 200,
        body: await detailed(services, viewer, ownDetails(path.careerStatusId, details, true)),
      };
    },
    recheckCareerStatus: async ({ path, body, caller }) => {
      const viewer = signedIn(services, caller);
      await ownCareer(services, viewer, path.careerStatusId);
      return { status: 200, body: presentCareer(await saveCareer(services, portal, viewer, body)) };
    },
    suggestCareer: async ({ query, caller }) => {
      const { memberId } = signedIn(services, caller);
      const career = await readCareer(services, memberId);
      const known =
        query.careerStatusId === undefined || query.careerStatusId === career?.id ? career : undefined;
      return { status: 200, body: await suggestionsFor(db, known) };
    },
  };
};

/** Saves the career, its verification by the linked portal, and the resulting roles. */
export async function saveCareer(
  services: Services,
  portal: JobPortal,
  viewer: Viewer,
  submission: Wire['CareerInput'],
): Promise<CareerRow> {
  // Before the transaction, so that no lock waits for the portal.
  const work = await portalWork(services.db, portal, viewer.memberId);
  const { memberId } = viewer;
  await whileAccountExists(services.db, viewer, async (db) => {
    const own = { ...services, db };
    await lockMember(db, memberId, 'share');
    const changed = await keepCareer(own, memberId, submission.careerStatusType, organisationOf(submission));
    // A code sent for the last employer must not verify the new employer.
    if (changed) await endCode(db, memberId);
    await provePortal(own, work, await readCareer(own, memberId));
  });
  return settle(services, memberId);
}

interface DetailsInput {
  readonly id: number;
  readonly details: Wire['CareerDetails'];
  readonly unemployed: boolean;
}
const ownDetails = (id: number, details: Wire['CareerDetails'], unemployed: boolean): DetailsInput => ({
  id,
  details,
  unemployed,
});

async function detailed(
  services: Services,
  viewer: Viewer,
  { id, details, unemployed }: DetailsInput,
): Promise<Wire['DetailsAnswer']> {
  await whileAccountExists(services.db, viewer, async (db) => {
    const own = { ...services, db };
    await lockMember(db, viewer.memberId, 'share');
    const career = await ownCareer(own, viewer, id);
    // The last job takes the same path for a member who still has it; students have none.
    if (career.type === (unemployed ? 'student' : 'unemployed')) throw notFound();
    await changeCareer(own, viewer.memberId, await changeOf(db, career, details));
  });
  const { type, verified, verification_source } = await settle(services, viewer.memberId);
  const nextStep = verified || type === 'unemployed' ? 'OnboardingCompleted' : 'Verification';
  return { verified, verificationSource: verification_source, nextStep };
}

/** Privacy: another member's id gets the same response as an unknown id. */
async function ownCareer(
  records: Pick<Services, 'db' | 'encryption'>,
  viewer: Viewer,
  id: number,
): Promise<CareerRow> {
  const career = await readCareer(records, viewer.memberId);
  if (career?.id !== id) throw notFound();
  return career;
}

function organisationOf({ careerStatusType: type, careerData }: Wire['CareerInput']): string | undefined {
  const [field, text] =
    type === 'student' ? ['collegeName', careerData.collegeName] : ['companyName', careerData.companyName];
  const organisation = text?.trim();
  if (!organisation && type !== 'unemployed') throw missing(`/body/careerData/${field}`);
  return organisation || undefined;
}

const missing = (field: string): Refusal =>
  new Refusal(422, 'INCOMPLETE', {
    fields: [{ field, code: 'required', message: onboardingText.required }],
  });

async function changeOf(
  db: Services['db'],
  { type }: CareerRow,
  details: Wire['CareerDetails'],
): Promise<CareerChange> {
  const text = (field: 'courseName' | 'specialization' | 'jobProfile'): string => {
    const input = details[field]?.trim();
    if (!input) throw missing(`/body/${field}`);
    return input;
  };
  if (type === 'student') {
    if (details.specializationId === undefined) throw missing('/body/specializationId');
    return {
      course_id: details.courseId,
      course_name: text('courseName'),
      specialization_id: details.specializationId,
      specialization: text('specialization'),
    };
  }
  const { departmentId, industryId } = details;
  if (departmentId === undefined) throw missing('/body/departmentId');
  if (industryId === undefined) throw missing('/body/industryId');
  if (!(await areListed(db, departmentId, industryId))) throw new Refusal(422, 'NOT_LISTED');
  return {
    department_id: departmentId,
    industry_id: industryId,
    job_profile: text('jobProfile'),
    tag_id: details.tagId ?? 0,
    role_id: details.roleId,
    job_location: type === 'working' ? (details.jobLocation?.trim() ?? null) : null,
  };
}

async function suggestionsFor(
  db: Services['db'],
  career: CareerRow | undefined,
): Promise<Wire['CareerSuggestions']> {
  const contribution = career ?? { organisation: null, department_id: null, industry_id: null };
  const { profiles, industries } = await readSuggested(db, contribution);
  const own = career?.job_profile ? [career.job_profile] : [];
  const departments = new Map(profiles.map((row) => [row.department_id, row.department]));
  return {
    organisations: career?.organisation ? [career.organisation] : [],
    jobProfiles: [...new Set([...own, ...profiles.map(({ name }) => name)])].slice(0, SUGGESTED),
    departments: [...departments].map(([id, name]) => ({ id, name })),
    industries: [...industries],
  };
}
