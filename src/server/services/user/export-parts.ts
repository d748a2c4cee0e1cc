import { type RawBuilder, sql } from 'kysely';
import { HISTORY_PARTS } from '../aggregation/export-history';
import { JOB_ALERT_PART } from '../jobs/export-alerts';
import { NOTICE_PARTS } from '../notification/export-notices';
import type { NamedReport } from '../salary/own-reports';
import type { sealsOf } from './account-seals';
import { SPOKEN_PARTS } from './export-spoken';
import { TOLD_PARTS } from './export-told';

/** Whose things they are. */
export interface Owner {
  readonly memberId: string;
  readonly seals: ReturnType<typeof sealsOf>;
  /** Opened with the server's key: the database cannot read them. */
  readonly salaries: readonly NamedReport[];
}

export type Kind = 'text' | 'number' | 'flag' | 'list' | 'text?' | 'number?';

export interface ExportPart {
  readonly about: string;
  /** The fields of each entry, in the words of people. */
  readonly fields: Readonly<Record<string, Kind>>;
  /** A query whose columns are the fields. */
  readonly rows: (owner: Owner) => RawBuilder<unknown>;
}

/** Everything there is of a member, one file a part. Nothing in it is of anybody else. */
export const EXPORT_PARTS: Readonly<Record<string, ExportPart>> = {
  account: {
    about: 'What the account says of you.',
    fields: {
      name: 'text',
      city: 'text?',
      experienceYears: 'number?',
      reads: 'flag',
      writes: 'flag',
      fromJobPortal: 'flag',
      shownFirst: 'text',
    },
    rows: ({ memberId }) => sql`
      select m.name, p.name as city, m.experience_years as "experienceYears", m.is_reader as reads,
        m.is_writer as writes, m.is_from_job_portal as "fromJobPortal", m.selected_profile_type as "shownFirst"
      from members m left join places p on p.id = m.place_id where m.id = ${memberId}`,
  },
  career: {
    about: 'What you told of your work or study.',
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
    rows: ({ memberId }) => sql`
      select c.type, c.organisation, d.name as department, i.name as industry, c.job_profile as "jobProfile",
        c.job_location as city, c.course_name as course, c.specialization as specialisation, c.verified,
        c.verification_source as "verifiedBy"
      from career_statuses c left join departments d on d.id = c.department_id
      left join industries i on i.id = c.industry_id where c.member_id = ${memberId}`,
  },
  'job-portal': {
    about: 'Whether you linked an account at a job portal. What we keep of it is a seal that says nothing.',
    fields: { linked: 'flag' },
    rows: ({ memberId }) => sql`
      select true as linked from job_portal_links where member_id = ${memberId}`,
  },
  'work-experiences': {
    about: 'Where you worked.',
    fields: {
      company: 'text',
      jobProfile: 'text',
      city: 'text?',
      employment: 'text',
      from: 'text',
      to: 'text?',
      description: 'text?',
    },
    rows: ({ memberId }) => sql`
      select company_name as company, job_profile as "jobProfile", location as city, employment_type as employment,
        start_month as "from", end_month as "to", description
      from work_experiences where member_id = ${memberId} order by start_month desc, id`,
  },
  educations: {
    about: 'What you studied.',
    fields: {
      type: 'text',
      course: 'text',
      specialisation: 'text?',
      college: 'text',
      mode: 'text',
      from: 'number',
      to: 'number?',
    },
    rows: ({ memberId }) => sql`
      select education_type as type, course_name as course, specialization as specialisation,
        college_name as college, course_mode as mode, start_year as "from", end_year as "to"
      from educations where member_id = ${memberId} order by start_year desc, id`,
  },
  preferences: {
    about: 'Who may write to you and what may be counted, where it differs from what everybody begins with.',
    fields: {
      visitsCounted: 'flag',
      messagesFrom: 'text',
      readReceipts: 'flag',
      designationReadReceipts: 'flag',
      jobPortalMayTell: 'flag',
    },
    rows: ({ memberId }) => sql`
      select analytics as "visitsCounted", allow_from as "messagesFrom", read_receipts as "readReceipts",
        designation_read_receipts as "designationReadReceipts", job_portal as "jobPortalMayTell" from preferences where member_id = ${memberId}`,
  },
  feedback: {
    about: 'What you told us.',
    fields: { topic: 'text', rating: 'number?', text: 'text' },
    rows: ({ memberId }) => sql`
      select topic, rating, text from feedback where member_id = ${memberId} order by topic`,
  },
  ...NOTICE_PARTS,
  ...HISTORY_PARTS,
  ...SPOKEN_PARTS,
  communities: {
    about: 'What you follow.',
    fields: { type: 'text', name: 'text' },
    rows: ({ memberId }) => sql`
      select c.type, c.name from community_members m
      join communities c on c.type = m.type and c.entity_id = m.entity_id
      where m.member_id = ${memberId} order by 1, 2`,
  },
  ...TOLD_PARTS,
  'job-alerts': JOB_ALERT_PART,
  'saved-offers': {
    about: 'The offers you keep to compare.',
    fields: {
      company: 'text',
      jobProfile: 'text',
      place: 'text',
      fixed: 'number',
      variable: 'number',
      stock: 'number',
      stockType: 'text?',
      current: 'flag',
    },
    rows: ({ seals }) => sql`
      select company_name as company, job_profile as "jobProfile", place, fixed, variable, stock
      from saved_offers where owner_seal = ${seals['saved offers']} order by position desc`,
  },
};
