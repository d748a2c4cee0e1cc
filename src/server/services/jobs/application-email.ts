import type { ApplicationDetails } from '../../../core/jobs/job-application';
import { LANGUAGES, type Language } from '../../../core/shared/languages';
import type { Mail } from '../../mail/mailer';
import { serverTexts } from '../../texts';
import type { Services } from '../services';
import type { HiringJob } from './application-queries';
import { applicationsLink } from './applications-link';

type Linking = Pick<Services, 'cursors' | 'seal' | 'now'>;
type NamedJob = HiringJob & { readonly jobId: string };

/**
 * Contact details and the resume are behind the link, which expires; an email stays. Nothing is known about the reader, so
 * it is in every language.
 */
export function applicationEmail(
  services: Linking,
  origin: string,
  job: NamedJob & { readonly details: ApplicationDetails },
): Mail {
  const application = {
    name: job.details.name,
    title: job.title,
    answers: job.questions.map((question, index) => [question, job.details.answers[index] ?? ''] as const),
    link: applicationsLink(services, origin, job),
  };
  const texts = LANGUAGES.map((language) => serverTexts[language].employer.received);
  return {
    to: job.address,
    subject: `${texts.map(({ subject }) => subject).join(' / ')}: ${job.title}`,
    text: texts.map(({ text }) => text(application).join('\n')).join('\n\n—\n\n'),
  };
}

export function newLinkEmail(
  services: Linking,
  origin: string,
  { language, ...job }: NamedJob & { readonly language: Language },
): Mail {
  const { subject, text } = serverTexts[language].employer.renewed;
  return {
    to: job.address,
    subject: subject(job.title),
    text: text(applicationsLink(services, origin, job)).join('\n'),
  };
}
