import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { addEntry, EDUCATIONS, WORKS } from '../../../src/server/services/profile/career/experience-queries';
import type { Services } from '../../../src/server/services/services';

const EXAMPLE_MEMBER = 'Mb1asha2Nair3Qx4';

/** Work and education of the example member, as in the contract's examples. */
export async function seedProfiles(db: Kysely<Tables>, services: Services): Promise<void> {
  const own = { memberId: EXAMPLE_MEMBER };
  for (const { id, ...job } of JOBS) await addEntry(WORKS, { ...services, db }, { ...own, id }, job);
  for (const { id, ...study } of STUDIES)
    await addEntry(EDUCATIONS, { ...services, db }, { ...own, id }, study);
}

const JOBS = [
  {
    id: 'Wx7ashaZentrix00',
    company_name: 'Zentrix Labs',
    job_profile: 'Backend engineer',
    location: 'Bengaluru',
    employment_type: 'fulltime',
    start_month: '2022-07',
    end_month: null,
    description: 'Payments and the ledger behind them.',
  },
  {
    id: 'Wx7ashaOrbitly00',
    company_name: 'Orbitly',
    job_profile: 'Backend engineer',
    location: null,
    employment_type: 'fulltime',
    start_month: '2020-08',
    end_month: '2022-06',
    description: null,
  },
  {
    id: 'Wx7ashaKaveri000',
    company_name: 'Kaveri Bank',
    job_profile: 'Intern',
    location: 'Mumbai',
    employment_type: 'intern',
    start_month: '2019-05',
    end_month: '2019-07',
    description: null,
  },
] as const;

const STUDIES = [
  {
    id: 'Ed7ashaMasters00',
    education_type: 'Masters/Post graduation',
    course_name: 'M.Tech',
    specialization: 'Data Science',
    college_name: 'Sharada College',
    course_mode: 'parttime',
    start_year: 2023,
    end_year: 2025,
  },
  {
    id: 'Ed7ashaSharada00',
    education_type: 'Graduation/Diploma',
    course_name: 'B.Tech/B.E.',
    specialization: 'Computer Science',
    college_name: 'Sharada College',
    course_mode: 'fulltime',
    start_year: 2018,
    end_year: 2022,
  },
  {
    id: 'Ed7ashaJunior000',
    education_type: 'Graduation/Diploma',
    course_name: 'Diploma',
    specialization: null,
    college_name: 'Sharada Junior College',
    course_mode: 'fulltime',
    start_year: 2016,
    end_year: 2018,
  },
] as const;
