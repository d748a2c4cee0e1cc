import { sql } from 'kysely';
import type { ExportPart } from '../profile/export/export-parts';

export const JOB_ALERT_PART: ExportPart = {
  about: 'Your job alerts. No one else can see that you’re looking for a job.',
  fields: {
    jobProfiles: 'list',
    city: 'text?',
    industry: 'text?',
    company: 'text?',
    skill: 'text?',
    experienceYears: 'number?',
    employment: 'text?',
    lakhsAYear: 'text?',
  },
  rows: ({ seals }) => sql`
    select array(select p.name from job_profiles p where p.id = any(a.job_profile_ids) order by p.name) as "jobProfiles",
      l.name as city, i.name as industry, c.name as company, a.skill, a.experience as "experienceYears",
      a.employment, a.ctc as "lakhsAYear"
    from job_alerts a left join places l on l.id = a.place_id left join industries i on i.id = a.industry_id
    left join companies c on c.id = a.company_id
    where a.owner_seal = ${seals['job alerts']} order by a.position`,
};
