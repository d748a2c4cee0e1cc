import type { FastifyInstance, FastifyReply } from 'fastify';
import { requestLanguage } from '../http/request-language';
import { newLinkEmail } from '../services/jobs/application-email';
import { readReceived, readReceivedOne, readResume, setStatus } from '../services/jobs/application-queries';
import { APPLICATIONS_PAGE, type OpenedLink, openLink } from '../services/jobs/applications-link';
import type { Post } from '../services/notifications/email-handlers';
import type { Services } from '../services/services';
import type { serverTexts } from '../texts';
import { applicationHtml, button, listHtml } from './employer-html';
import { fieldsOf, hidden, keyOf, leadTo, pageOf, paramOf, readForms, show } from './employer-reply';
import { serveReviewPages } from './employer-review-pages';
import { renewLink, showExpired } from './expired-link';

type Job = Exclude<OpenedLink, { kind: 'invalid' }>['job'];

const textsOf = ({ employer: { page, expired } }: typeof serverTexts.en) => ({ head: page.head, expired });

/**
 * The page behind the link in an employer's email. It works without login and scripts. A GET changes nothing, because
 * security scanners and link previews open links.
 */
export function serveEmployerPages(app: FastifyInstance, services: Services, post: Post): void {
  app.register(async (pages) => {
    readForms(pages);
    serveReviewPages(pages, services, post);
    pages.get(APPLICATIONS_PAGE, async (request, reply) => {
      const link = await openLink(services, keyOf(request));
      if (link.kind !== 'valid') return showExpired(reply, textsOf);
      const application = paramOf(request, 'application');
      return application === ''
        ? showList(reply, services, link.job)
        : showApplication(reply, services, link.job, application);
    });
    pages.post(APPLICATIONS_PAGE, async (request, reply) => {
      const { step = '', application = '', page = paramOf(request, 'page') } = fieldsOf(request);
      const link = await openLink(services, keyOf(request));
      if (step === 'renew') {
        const language = requestLanguage(request);
        const renewed =
          link.kind === 'invalid'
            ? undefined
            : {
                mail: newLinkEmail(services, post.origin, { ...link.job, language }),
                opens: `job ${link.job.jobId}`,
              };
        return renewLink(reply, { services, textsOf }, renewed);
      }
      if (link.kind !== 'valid') return showExpired(reply, textsOf);
      if (step === 'list') return leadTo(reply, APPLICATIONS_PAGE, { page });
      if (step === 'resume') return sendResume(reply, services, link.job, application);
      const status = STEPS.get(step);
      if (status) await setStatus(services.db, link.job.jobId, application, status);
      return leadTo(reply, APPLICATIONS_PAGE, { application, page });
    });
  });
}

/** A map, because a form can send any word, such as `constructor`. */
const STEPS: ReadonlyMap<string, 'VIEWED' | 'SHORTLISTED' | 'DECLINED'> = new Map([
  ['open', 'VIEWED'],
  ['shortlist', 'SHORTLISTED'],
  ['decline', 'DECLINED'],
]);

async function showList(reply: FastifyReply, services: Services, job: Job): Promise<FastifyReply> {
  const page = pageOf(reply.request);
  const { items, hasOlder } = await readReceived(services, job.jobId, page);
  if (items.length === 0 && page > 1) return leadTo(reply, APPLICATIONS_PAGE);
  return show(reply, ({ employer: text }) => ({
    head: text.page.head,
    title: text.page.title(job.title),
    content: listHtml(text, items, { page, hasOlder }),
  }));
}

async function showApplication(
  reply: FastifyReply,
  services: Services,
  job: Job,
  id: string,
): Promise<FastifyReply> {
  const application = await readReceivedOne(services, job.jobId, id);
  if (application)
    return show(reply, ({ employer: text }) => ({
      head: text.page.head,
      title: application.details.name,
      content: applicationHtml(text, job, application),
    }));
  return show(reply.status(404), ({ employer: { page } }) => ({
    head: page.head,
    title: page.title(job.title),
    content: `<p>${page.gone}</p>${button(page.back, { step: 'list' })}`,
  }));
}

/** The name and type are always the same. The applicant cannot choose them. */
async function sendResume(
  reply: FastifyReply,
  services: Services,
  job: Job,
  id: string,
): Promise<FastifyReply> {
  const resume = await readResume(services, job.jobId, id);
  if (!resume) return showApplication(reply, services, job, id);
  return hidden(reply)
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="resume.pdf"')
    .type('application/pdf')
    .send(resume);
}
