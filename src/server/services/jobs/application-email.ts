import { employerText } from '../../../core/jobs/employer-text';
import type { ApplicationDetails } from '../../../core/jobs/job-application';
import type { Mail } from '../../mail/mailer';
import type { Services } from '../services';
import type { HiringJob } from './application-queries';
import { applicationsLink } from './applications-link';

type Linking = Pick<Services, 'cursors' | 'seal' | 'now'>;
type NamedJob = HiringJob & { readonly jobId: string };

/** Contact details and the resume are behind the link, which ends; an email stays. */
export const applicationEmail = (
  services: Linking,
  origin: string,
  job: NamedJob & { readonly details: ApplicationDetails },
): Mail => ({
  to: job.address,
  subject: employerText.received.subject(job.title),
  text: employerText.received
    .text({
      name: job.details.name,
      title: job.title,
      answers: job.questions.map((question, index) => [question, job.details.answers[index] ?? '']),
      link: applicationsLink(services, origin, job),
    })
    .join('\n'),
});

export const newLinkEmail = (services: Linking, origin: string, job: NamedJob): Mail => ({
  to: job.address,
  subject: employerText.renewed.subject(job.title),
  text: employerText.renewed.text(applicationsLink(services, origin, job)).join('\n'),
});
