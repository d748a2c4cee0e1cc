import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import { longDate } from '../shared/time';
import type { ApplicationStatus } from './job-application';

interface ReceivedEmail {
  readonly name: string;
  readonly title: string;
  readonly answers: readonly (readonly [question: string, answer: string])[];
  readonly link: string;
}

/** The emails to employers and the page they link to. */
export const employerText = {
  received: {
    subject: 'New application',
    text: ({ name, title, answers, link }: ReceivedEmail): readonly string[] => [
      `${name} applied for ${title}.`,
      '',
      ...answers.flatMap(([question, answer]) => [question, answer, '']),
      `Contact details, the resume and your answer: ${link}`,
      '',
      'The link works for 30 days. Don’t forward it: anyone who has it can read the applications for this job.',
    ],
  },
  renewed: {
    subject: (title: string): string => `Applications for ${title}`,
    text: (link: string): readonly string[] => [
      `Your new link to the applications: ${link}`,
      '',
      'It works for 30 days. Don’t forward it: anyone who has it can read the applications for this job.',
    ],
  },
  page: {
    title: (title: string): string => `Applications for ${title}`,
    head: 'Applications',
    none: 'No applications yet. They’ll show up here.',
    open: (name: string): string => `Open the application of ${name}`,
    sent: (day: string): string => `Sent on ${longDate(new Date(day))}`,
    back: 'All applications',
    newer: 'Newer applications',
    older: 'Older applications',
    email: 'Email',
    phone: 'Phone',
    resume: 'Download resume',
    shortlist: 'Shortlist',
    decline: 'Decline',
    seen: 'The applicant sees this status.',
    gone: 'This application was withdrawn or deleted.',
    privacy: `We removed hidden data from the resume. Use it for this job only. ${BRAND} deletes applications 180 days after the job closes.`,
  },
  expired: {
    title: 'This link doesn’t work',
    text: 'It’s incomplete, older than 30 days or belongs to another address.',
    ask: 'We can send a new link to the address that receives the applications.',
    press: 'Send a new link',
    done: 'If applications for this job still go to your company, the new link is on its way.',
  },
  statuses: closedTable({
    RECEIVED: 'New',
    VIEWED: 'Viewed',
    SHORTLISTED: 'Shortlisted',
    DECLINED: 'Declined',
  } satisfies Record<ApplicationStatus, string>),
};
