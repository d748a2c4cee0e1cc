import { sql } from 'kysely';
import type { Services } from '../../services';
import { readDetails } from '../account/details-queries';
import { readCareer } from '../career/career-queries';
import { EDUCATIONS, readEntries, WORKS } from '../career/experience-queries';
import type { ExportPart } from './export-parts';

/** The account's own data; mostly encrypted. */
export const PROFILE_PARTS = {
  account: {
    about: 'Your account details.',
    fields: {
      name: 'text',
      photo: 'text?',
      city: 'text?',
      experienceYears: 'number?',
      reads: 'flag',
      writes: 'flag',
      fromJobPortal: 'flag',
      shownFirst: 'text',
    },
    entries: async (services, { memberId }) => {
      const details = await readDetails(services, memberId);
      const { rows } = await sql<object>`
        select is_reader as reads, is_writer as writes, is_from_job_portal as "fromJobPortal",
          selected_profile_type as "shownFirst"
        from members where id = ${memberId}`.execute(services.db);
      return rows.map((row) => ({
        name: details?.name,
        photo: details?.picture ? services.media.url(details.picture) : null,
        city: details?.location ?? null,
        experienceYears: details?.experienceYears ?? null,
        ...row,
      }));
    },
  },
  career: {
    about: 'Your work or study status.',
    fields: {
      type: 'text',
      organisation: 'text?',
      department: 'text?',
      industry: 'text?',
      jobProfile: 'text?',
      city: 'text?',
      course: 'text?',
      specialisation: 'text?',
      verified: 'text?',
      verifiedBy: 'text?',
    },
    entries: async (services, { memberId }) => {
      const career = await readCareer(services, memberId);
      if (!career) return [];
      return [
        {
          type: career.type,
          organisation: career.organisation,
          department: await nameIn(services, 'departments', career.department_id),
          industry: await nameIn(services, 'industries', career.industry_id),
          jobProfile: career.job_profile,
          city: career.job_location,
          course: career.course_name,
          specialisation: career.specialization,
          verified: career.verified,
          verifiedBy: career.verification_source,
        },
      ];
    },
  },
  'work-experiences': {
    about: 'Your work experience.',
    fields: {
      company: 'text',
      jobProfile: 'text',
      city: 'text?',
      employment: 'text',
      from: 'text',
      to: 'text?',
      description: 'text?',
    },
    entries: async (services, { memberId }) =>
      (await readEntries(WORKS, services, memberId)).map((work) => ({
        company: work.company_name,
        jobProfile: work.job_profile,
        city: work.location,
        employment: work.employment_type,
        from: work.start_month,
        to: work.end_month,
        description: work.description,
      })),
  },
  educations: {
    about: 'Your education.',
    fields: {
      type: 'text',
      course: 'text',
      specialisation: 'text?',
      college: 'text',
      mode: 'text',
      from: 'number',
      to: 'number?',
    },
    entries: async (services, { memberId }) =>
      (await readEntries(EDUCATIONS, services, memberId)).map((study) => ({
        type: study.education_type,
        course: study.course_name,
        specialisation: study.specialization,
        college: study.college_name,
        mode: study.course_mode,
        from: study.start_year,
        to: study.end_year,
      })),
  },
} satisfies Readonly<Record<string, ExportPart>>;

async function nameIn(
  { db }: Pick<Services, 'db'>,
  list: 'departments' | 'industries',
  id: number | null,
): Promise<string | null> {
  if (id === null) return null;
  return (await db.selectFrom(list).select('name').where('id', '=', id).executeTakeFirst())?.name ?? null;
}
