import type { CareerStatusId, CourseId, DepartmentId, IndustryId, SpecializationId } from '../shared/ids';
import { CAREER_TYPES, type Career, type CareerType } from './career-status';
import type { CareerDetails, CareerInput, LastWork } from './career-status-port';

export interface CareerForm {
  readonly type: CareerType | undefined;
  /** Company or college. */
  readonly organisation: string;
  readonly jobProfile: string;
  readonly departmentId: DepartmentId | undefined;
  /** The search text of the department list. */
  readonly department: string;
  readonly industryId: IndustryId | undefined;
  readonly industry: string;
  readonly jobLocation: string;
  readonly courseId: CourseId | undefined;
  readonly courseName: string;
  readonly specializationId: SpecializationId | undefined;
  readonly specialization: string;
}

export const EMPTY_FORM: CareerForm = {
  type: undefined,
  organisation: '',
  jobProfile: '',
  departmentId: undefined,
  department: '',
  industryId: undefined,
  industry: '',
  jobLocation: '',
  courseId: undefined,
  courseName: '',
  specializationId: undefined,
  specialization: '',
};

export function formOf({ status }: Pick<Career, 'status'>): CareerForm {
  const work = status?.working ?? status?.unemployed;
  const study = status?.student;
  return {
    type: status?.type,
    organisation: work?.companyName ?? study?.collegeName ?? '',
    jobProfile: work?.jobProfile ?? '',
    departmentId: work?.departmentId,
    department: '',
    industryId: work?.industryId,
    industry: '',
    jobLocation: work?.jobLocation ?? '',
    courseId: study?.courseId,
    courseName: study?.courseName ?? '',
    specializationId: study?.specializationId,
    specialization: study?.specialization ?? '',
  };
}

/** Input saved before the page was left; data of any other format is ignored. */
export function formIn(text: string | undefined): Partial<CareerForm> {
  try {
    const saved: Readonly<Record<string, unknown>> = Object(JSON.parse(text ?? ''));
    return Object.fromEntries(Object.entries(saved).filter(([field, value]) => isTyped(field, value)));
  } catch {
    return {};
  }
}

function isTyped(field: string, value: unknown): boolean {
  if (!Object.hasOwn(EMPTY_FORM, field)) return false;
  if (field === 'type') return CAREER_TYPES.some((type) => type === value);
  return typeof value === (field.endsWith('Id') ? 'number' : 'string');
}

export type CareerField = keyof CareerForm;

/**
 * The missing fields of the first screen: career type and organisation. Between jobs, the organisation is optional.
 */
export function missingOption(form: CareerForm): readonly CareerField[] {
  if (!form.type) return ['type'];
  return form.type !== 'unemployed' && form.organisation.trim() === '' ? ['organisation'] : [];
}

export function missingDetails(form: CareerForm): readonly CareerField[] {
  const fields: readonly CareerField[] =
    form.type === 'student' ? ['courseName', 'specialization'] : ['jobProfile', 'departmentId', 'industryId'];
  return fields.filter((field) => form[field] === undefined || String(form[field]).trim() === '');
}

export function careerInput(form: CareerForm, editing: boolean): CareerInput | undefined {
  if (!form.type) return undefined;
  const name = form.organisation.trim() || undefined;
  const organisation = form.type === 'student' ? { collegeName: name } : { companyName: name };
  return { type: form.type, organisation, ...(editing && { editing }) };
}

/** Only positive ids come from a list. */
const listed = <Kind extends number>(id: Kind | undefined): Kind | undefined =>
  id !== undefined && id > 0 ? id : undefined;

/** Requires the career's id. A course outside the list has no id, the tag is always 0 and the role is empty. */
export function detailsOf(form: CareerForm, id: CareerStatusId | undefined): CareerDetails | undefined {
  if (id === undefined) return undefined;
  if (form.type === 'student') {
    return {
      id,
      courseId: listed(form.courseId),
      courseName: form.courseName.trim(),
      specializationId: form.specializationId ?? 0,
      specialization: form.specialization.trim(),
      roleId: undefined,
    };
  }
  const place = form.jobLocation.trim();
  return { ...roleOf(form, id), courseId: undefined, ...(place && { jobLocation: place }) };
}

/** A last job has no location any more. */
export const lastWorkOf = (form: CareerForm, id: CareerStatusId | undefined): LastWork | undefined =>
  id === undefined ? undefined : roleOf(form, id);

const roleOf = (form: CareerForm, id: number): LastWork => ({
  id,
  departmentId: form.departmentId ?? 0,
  industryId: form.industryId ?? 0,
  jobProfile: form.jobProfile.trim(),
  tagId: 0,
  roleId: undefined,
});
