import { CAREER_TYPES, type Career, type CareerType } from './career-status';
import type { CareerDetails, CareerTelling, LastWork } from './career-status-port';

/** What is typed and chosen while a career is told. */
export interface CareerForm {
  readonly type: CareerType | undefined;
  /** The company or the college. */
  readonly organisation: string;
  readonly jobProfile: string;
  readonly departmentId: number | undefined;
  /** What is typed to find it in the list. */
  readonly department: string;
  readonly industryId: number | undefined;
  readonly industry: string;
  readonly jobLocation: string;
  readonly courseId: number | undefined;
  readonly courseName: string;
  readonly specializationId: number | undefined;
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

/** The form as the service knows the career. */
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

/** What was typed before the page went away; what somebody else wrote there is as good as nothing. */
export function formIn(text: string | undefined): Partial<CareerForm> {
  try {
    const kept: Readonly<Record<string, unknown>> = Object(JSON.parse(text ?? ''));
    return Object.fromEntries(Object.entries(kept).filter(([field, value]) => isTyped(field, value)));
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

/** What is still missing on the first screen: what one does, and where; between jobs nowhere is an answer. */
export function missingOption(form: CareerForm): readonly CareerField[] {
  if (!form.type) return ['type'];
  return form.type !== 'unemployed' && form.organisation.trim() === '' ? ['organisation'] : [];
}

/** What is still missing of the details, in the order of the screen. */
export function missingDetails(form: CareerForm): readonly CareerField[] {
  const fields: readonly CareerField[] =
    form.type === 'student' ? ['courseName', 'specialization'] : ['jobProfile', 'departmentId', 'industryId'];
  return fields.filter((field) => form[field] === undefined || String(form[field]).trim() === '');
}

export function tellingOf(form: CareerForm, editing: boolean): CareerTelling | undefined {
  if (!form.type) return undefined;
  const name = form.organisation.trim() || undefined;
  const organisation = form.type === 'student' ? { collegeName: name } : { companyName: name };
  return { type: form.type, organisation, ...(editing && { editing }) };
}

/** A number from a list, if it is one. */
const listed = (id: number | undefined): number | undefined => (id !== undefined && id > 0 ? id : undefined);

/** Nothing is sent without the career's number. A course of no list has none, a tag is 0 and a role nothing. */
export function detailsOf(form: CareerForm, id: number | undefined): CareerDetails | undefined {
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

/** The last job has no place any more. */
export const lastWorkOf = (form: CareerForm, id: number | undefined): LastWork | undefined =>
  id === undefined ? undefined : roleOf(form, id);

const roleOf = (form: CareerForm, id: number): LastWork => ({
  id,
  departmentId: form.departmentId ?? 0,
  industryId: form.industryId ?? 0,
  jobProfile: form.jobProfile.trim(),
  tagId: 0,
  roleId: undefined,
});
