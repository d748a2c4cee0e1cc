import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import { longDate } from '../shared/time';
import type { ApplicationProblem } from './application-rules';
import type { ApplicationStatus } from './job-application';

export const applicationsText = {
  title: 'Your applications',
  lead: 'Jobs you applied for here, and what the employers answered.',
  description: `The jobs you applied for on ${BRAND}.`,
  own: 'Sent applications',
  none: 'No applications yet',
  noneText: 'Jobs you apply for will show up here with their status.',
  find: 'Find jobs',
  sent: (day: string): string => `Applied on ${longDate(new Date(day))}`,
  withdraw: 'Withdraw',
  withdrawOf: (title: string): string => `Withdraw the application for ${title}`,
  withdrawn: 'Application withdrawn. Your resume and answers are deleted.',
  withdrawNote:
    'Withdrawing deletes your resume and answers at once. The employer keeps emails they already have.',
  failed: 'Couldn’t send this. Nothing you typed is lost. Try again.',
  withdrawFailed: 'Couldn’t withdraw this. Try again.',
  closed: 'This job is closed.',
  elsewhere: 'This job doesn’t take applications here any more.',
  backToJob: 'Back to the job',
  statuses: closedTable({
    RECEIVED: 'Sent',
    VIEWED: 'Viewed',
    SHORTLISTED: 'Shortlisted',
    DECLINED: 'Declined',
  } satisfies Record<ApplicationStatus, string>),
  form: {
    title: (title: string): string => `Apply: ${title}`,
    description: (title: string, company: string): string => `Apply for ${title} at ${company}.`,
    lead: (company: string): string => `Your application goes to ${company}.`,
    name: 'Your name',
    email: 'Email',
    phone: 'Phone (optional)',
    resume: 'Resume (PDF, up to 1.5 MB)',
    resumeHint: 'We remove hidden data such as author, comments and location before anyone sees it.',
    send: 'Send application',
    sent: 'Application sent',
  },
  promisesTitle: 'Who sees what',
  promises: (company: string): readonly string[] => [
    `Only ${company} sees your name, contact details, answers and resume.`,
    'Your aliases, posts, reviews and salaries are never part of an application and can’t be linked to it.',
    'Everyone sees how many people applied, in steps of five, updated once a day.',
    'We delete your application 180 days after the job closes, or when you withdraw it.',
  ],
  problems: closedTable({
    missing: 'This is required.',
    email: 'Enter a valid email address.',
    phone: 'Enter a phone number with 7 to 15 digits, or leave this empty.',
    resume: 'Choose your resume as a PDF.',
    large: 'This file is larger than 1.5 MB. Choose a smaller PDF.',
  } satisfies Record<ApplicationProblem, string>),
};
