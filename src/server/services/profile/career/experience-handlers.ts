import type { components, operations } from '../../../../contracts/experience';
import type { Education, Work } from '../../../db/profile-tables';
import type { Handlers } from '../../../http/handlers';
import { collegeLogoUrl } from '../../salaries/college-logo';
import type { Services } from '../../services';
import { signedIn } from '../account/viewer';
import {
  addEntry,
  changeEntry,
  EDUCATIONS,
  type EducationRow,
  readEntries,
  removeEntry,
  WORKS,
  type WorkRow,
} from './experience-queries';
import { olderExperienceHandlers } from './older-experience-handlers';
import { validEducation, validWork } from './valid-experience';

type Wire = components['schemas'];

export const experienceHandlers = (services: Services): Handlers<operations> => ({
  ...workHandlers(services),
  ...educationHandlers(services),
  ...olderExperienceHandlers(services),
});

const workHandlers = (
  services: Services,
): Pick<
  Handlers<operations>,
  'listWorkExperiences' | 'addWorkExperience' | 'changeWorkExperience' | 'removeWorkExperience'
> => {
  const { db, newId } = services;
  return {
    listWorkExperiences: async ({ caller }) => {
      const rows = await readEntries(WORKS, services, signedIn(services, caller).memberId);
      return { status: 200, body: rows.map(presentWork) };
    },
    addWorkExperience: async ({ body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const row = await addEntry(
        WORKS,
        services,
        { memberId, id: newId() },
        validWork(services, workOf(body)),
      );
      return { status: 201, body: presentWork(row) };
    },
    changeWorkExperience: async ({ path, body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const row = await changeEntry(
        WORKS,
        services,
        { memberId, id: path.experienceId },
        validWork(services, workOf(body)),
      );
      return { status: 200, body: presentWork(row) };
    },
    removeWorkExperience: async ({ path, caller }) => {
      const { memberId } = signedIn(services, caller);
      await removeEntry(WORKS, db, { memberId, id: path.experienceId });
      return { status: 204 };
    },
  };
};

const educationHandlers = (
  services: Services,
): Pick<Handlers<operations>, 'listEducations' | 'addEducation' | 'changeEducation' | 'removeEducation'> => {
  const { db, newId } = services;
  return {
    listEducations: async ({ caller }) => {
      const rows = await readEntries(EDUCATIONS, services, signedIn(services, caller).memberId);
      return { status: 200, body: rows.map(presentEducation) };
    },
    addEducation: async ({ body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const row = await addEntry(
        EDUCATIONS,
        services,
        { memberId, id: newId() },
        validEducation(services, educationOf(body)),
      );
      return { status: 201, body: presentEducation(row) };
    },
    changeEducation: async ({ path, body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const change = validEducation(services, educationOf(body));
      const row = await changeEntry(EDUCATIONS, services, { memberId, id: path.educationId }, change);
      return { status: 200, body: presentEducation(row) };
    },
    removeEducation: async ({ path, caller }) => {
      const { memberId } = signedIn(services, caller);
      await removeEntry(EDUCATIONS, db, { memberId, id: path.educationId });
      return { status: 204 };
    },
  };
};

const workOf = (choice: Wire['WorkExperienceChoice']): Work => ({
  company_name: choice.companyName,
  job_profile: choice.jobProfile,
  location: choice.location,
  employment_type: choice.employmentType,
  start_month: choice.startMonth,
  end_month: choice.endMonth,
  description: choice.description,
});

const presentWork = (row: WorkRow): Wire['WorkExperience'] => ({
  experienceId: row.id,
  companyName: row.company_name,
  jobProfile: row.job_profile,
  location: row.location,
  employmentType: row.employment_type,
  startMonth: row.start_month,
  endMonth: row.end_month,
  description: row.description,
  logoUrl: row.logo && `/alpha/company/photos/logos/${row.logo}.jpg`,
});

const educationOf = (choice: Wire['EducationChoice']): Education => ({
  education_type: choice.educationType,
  course_name: choice.courseName,
  specialization: choice.specialization,
  college_name: choice.collegeName,
  course_mode: choice.courseMode,
  start_year: choice.startYear,
  end_year: choice.endYear,
});

const presentEducation = (row: EducationRow): Wire['Education'] => ({
  educationId: row.id,
  educationType: row.education_type,
  courseName: row.course_name,
  specialization: row.specialization,
  collegeName: row.college_name,
  courseMode: row.course_mode,
  startYear: row.start_year,
  endYear: row.end_year,
  logoUrl: row.logo && collegeLogoUrl(row.logo),
});
