import type { ExportPart } from '../profile/export/export-parts';
import { openDetails, readOwnApplications, readResume } from './application-queries';

export const JOB_APPLICATION_PART: ExportPart = {
  about:
    'Your job applications with your resume as a PDF in Base64. Only the employer of each job sees them.',
  fields: {
    job: 'text',
    company: 'text',
    status: 'text',
    sentOn: 'text',
    name: 'text',
    email: 'text',
    phone: 'text',
    answers: 'list',
    resume: 'text',
  },
  entries: async (services, { seals }) => {
    const rows = await readOwnApplications(services.db, seals['job applications']);
    return Promise.all(
      rows.map(async (row) => ({
        job: row.title,
        company: row.company,
        status: row.status,
        sentOn: row.sent_on,
        ...openDetails(services, row.id, row.details),
        resume: (await readResume(services, row.job_id, row.id))?.toString('base64') ?? '',
      })),
    );
  },
};
