import { alertText } from './job-alerts-text';

export const jobProblems = {
  ALERT_EXISTS: alertText.problems.duplicate,
  TOO_MANY_ALERTS: alertText.problems.full,
  APPLIED_ALREADY: 'You’ve already applied for this job. See the status under Your applications.',
  NOT_A_PDF: 'We can’t read this file. Save your resume as a PDF of up to 20 pages and choose it again.',
  NOT_TAKING_APPLICATIONS: 'This job doesn’t take applications here any more.',
  RESUME_NOT_CLEANABLE:
    'We can’t remove the hidden data from this PDF. Save it again without a password, scripts and attachments.',
  TOO_MANY_APPLICATIONS: 'You can apply for {limit} jobs a day. Try again tomorrow.',
};
