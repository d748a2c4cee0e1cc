import type { components, operations } from '../../../../contracts/experience';
import type { Education, Work } from '../../../db/profile-tables';
import type { Handlers } from '../../../http/handlers';
import type { Services } from '../../services';
import { signedIn } from '../account/viewer';
import {
  addEntry,
  changeEntry,
  EDUCATIONS,
  type EducationRow,
  readEntries,
  readEntry,
  removeEntry,
  WORKS,
  type WorkRow,
} from './experience-queries';
import { validEducation, validWork } from './valid-experience';

type Wire = components['schemas'];
type All = Handlers<operations>;
type Older = {
  [Id in keyof All as Id extends `${string}V${1 | 2}` ? Id : never]: All[Id];
};

/** The first two versions: the same rows with fewer fields; unknown fields stay unchanged. */
export const olderExperienceHandlers = (services: Services): Older => ({
  ...worksOf(services),
  ...educationsOf(services),
});

type OlderWork = Pick<Older, Extract<keyof Older, `${string}WorkExperience${string}`>>;
type OlderEducation = Pick<Older, Extract<keyof Older, `${string}Education${string}`>>;

const worksOf = (services: Services): OlderWork => {
  const { db, newId } = services;
  const me = (caller: Parameters<typeof signedIn>[1]) => signedIn(services, caller).memberId;
  const add = (memberId: string, change: (row: Work) => Work) =>
    addEntry(WORKS, services, { memberId, id: newId() }, validWork(services, change(NEW_WORK)));
  const alter = async (memberId: string, id: string, change: (row: Work) => Work) => {
    const row = await readEntry(WORKS, services, { memberId, id });
    return changeEntry(WORKS, services, { memberId, id }, validWork(services, change(row)));
  };
  const remove = async (memberId: string, id: string) => {
    await removeEntry(WORKS, db, { memberId, id });
    return { status: 204 } as const;
  };
  return {
    listWorkExperiencesV1: async ({ caller }) => ({
      status: 200,
      body: (await readEntries(WORKS, services, me(caller))).map(firstWork),
    }),
    addWorkExperienceV1: async ({ body, caller }) => ({
      status: 201,
      body: firstWork(await add(me(caller), (row) => withYears(row, body))),
    }),
    changeWorkExperienceV1: async ({ path, body, caller }) => ({
      status: 200,
      body: firstWork(await alter(me(caller), path.experienceId, (row) => withYears(row, body))),
    }),
    removeWorkExperienceV1: ({ path, caller }) => remove(me(caller), path.experienceId),
    listWorkExperiencesV2: async ({ caller }) => ({
      status: 200,
      body: (await readEntries(WORKS, services, me(caller))).map(secondWork),
    }),
    addWorkExperienceV2: async ({ body, caller }) => ({
      status: 201,
      body: secondWork(await add(me(caller), (row) => withMonths(row, body))),
    }),
    changeWorkExperienceV2: async ({ path, body, caller }) => ({
      status: 200,
      body: secondWork(await alter(me(caller), path.experienceId, (row) => withMonths(row, body))),
    }),
    removeWorkExperienceV2: ({ path, caller }) => remove(me(caller), path.experienceId),
  };
};

const educationsOf = (services: Services): OlderEducation => {
  const { db, newId } = services;
  const me = (caller: Parameters<typeof signedIn>[1]) => signedIn(services, caller).memberId;
  type Change = (row: Education) => Education;
  const add = (memberId: string, year: number | null, change: Change) =>
    addEntry(
      EDUCATIONS,
      services,
      { memberId, id: newId() },
      validEducation(services, change(newStudy(services, year))),
    );
  const alter = async (memberId: string, id: string, change: Change) => {
    const row = await readEntry(EDUCATIONS, services, { memberId, id });
    return changeEntry(EDUCATIONS, services, { memberId, id }, validEducation(services, change(row)));
  };
  const remove = async (memberId: string, id: string) => {
    await removeEntry(EDUCATIONS, db, { memberId, id });
    return { status: 204 } as const;
  };
  return {
    listEducationsV1: async ({ caller }) => ({
      status: 200,
      body: (await readEntries(EDUCATIONS, services, me(caller))).map(firstStudy),
    }),
    addEducationV1: async ({ body, caller }) => ({
      status: 201,
      body: firstStudy(await add(me(caller), body.passingYear, (row) => withCourse(row, body))),
    }),
    changeEducationV1: async ({ path, body, caller }) => ({
      status: 200,
      body: firstStudy(await alter(me(caller), path.educationId, (row) => withCourse(row, body))),
    }),
    removeEducationV1: ({ path, caller }) => remove(me(caller), path.educationId),
    listEducationsV2: async ({ caller }) => ({
      status: 200,
      body: (await readEntries(EDUCATIONS, services, me(caller))).map(secondStudy),
    }),
    addEducationV2: async ({ body, caller }) => ({
      status: 201,
      body: secondStudy(await add(me(caller), body.passingYear, (row) => withType(row, body))),
    }),
    changeEducationV2: async ({ path, body, caller }) => ({
      status: 200,
      body: secondStudy(await alter(me(caller), path.educationId, (row) => withType(row, body))),
    }),
    removeEducationV2: ({ path, caller }) => remove(me(caller), path.educationId),
  };
};

const NEW_WORK: Work = {
  company_name: '',
  job_profile: '',
  location: null,
  employment_type: 'fulltime',
  start_month: '',
  end_month: null,
  description: null,
};

/** Defaults for an education whose version lacks these fields. */
const newStudy = ({ now }: Services, passingYear: number | null): Education => ({
  education_type: 'Graduation/Diploma',
  course_name: '',
  specialization: null,
  college_name: '',
  course_mode: 'fulltime',
  end_year: null,
  start_year: Math.max(1975, (passingYear ?? now().getUTCFullYear()) - 1),
});

/** A year that did not change keeps its month. */
const monthIn = (year: number, known: string | null | undefined): string =>
  known?.startsWith(String(year)) ? known : `${year}-01`;

const withYears = (row: Work, choice: Wire['WorkExperienceV1Choice']): Work => ({
  ...row,
  company_name: choice.companyName,
  job_profile: choice.jobProfile,
  start_month: monthIn(choice.fromYear, row.start_month),
  end_month:
    choice.toYear === null
      ? null
      : later(
          monthIn(choice.toYear, row.end_month),
          monthIn(choice.fromYear, row.start_month),
          choice.toYear,
        ),
});

/** Within a year, the end is never before the start. */
const later = (end: string, start: string, year: number): string =>
  start.startsWith(String(year)) && end < start ? start : end;

const withMonths = (row: Work, choice: Wire['WorkExperienceV2Choice']): Work => ({
  ...row,
  company_name: choice.companyName,
  job_profile: choice.jobProfile,
  employment_type: choice.employmentType,
  start_month: choice.startMonth,
  end_month: choice.endMonth,
});

const withCourse = (row: Education, choice: Wire['EducationV1Choice']): Education => ({
  ...row,
  college_name: choice.collegeName,
  course_name: choice.courseName,
  end_year: choice.passingYear,
});

const withType = (row: Education, choice: Wire['EducationV2Choice']): Education => ({
  ...withCourse(row, choice),
  education_type: choice.educationType,
  specialization: choice.specialization,
});

const firstWork = (row: WorkRow): Wire['WorkExperienceV1'] => ({
  experienceId: row.id,
  companyName: row.company_name,
  jobProfile: row.job_profile,
  fromYear: Number(row.start_month.slice(0, 4)),
  toYear: row.end_month === null ? null : Number(row.end_month.slice(0, 4)),
});

const secondWork = (row: WorkRow): Wire['WorkExperienceV2'] => ({
  experienceId: row.id,
  companyName: row.company_name,
  jobProfile: row.job_profile,
  employmentType: row.employment_type,
  startMonth: row.start_month,
  endMonth: row.end_month,
});

const firstStudy = (row: EducationRow): Wire['EducationV1'] => ({
  educationId: row.id,
  collegeName: row.college_name,
  courseName: row.course_name,
  passingYear: row.end_year,
});

const secondStudy = (row: EducationRow): Wire['EducationV2'] => ({
  ...firstStudy(row),
  educationType: row.education_type,
  specialization: row.specialization,
});
