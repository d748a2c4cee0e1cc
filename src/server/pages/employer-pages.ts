import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from '../http/plain-page';
import { requestLanguage } from '../http/request-language';
import { newLinkEmail } from '../services/jobs/application-email';
import { readReceived, readResume, setStatus } from '../services/jobs/application-queries';
import { APPLICATIONS_PAGE, type OpenedLink, openLink } from '../services/jobs/applications-link';
import type { Post } from '../services/notifications/email-handlers';
import { countSending } from '../services/onboarding/code-queries';
import type { Services } from '../services/services';
import { serverTexts } from '../texts';
import { escaped } from './document';
import { applicationHtml, button, listHtml } from './employer-html';

const MAX_BYTES = 1024;

type Job = Exclude<OpenedLink, { kind: 'invalid' }>['job'];

/**
 * The page behind the link in an employer's email. It works without login and scripts. A GET changes nothing, because
 * security scanners and link previews open links.
 */
export function serveEmployerPages(app: FastifyInstance, services: Services, post: Post): void {
  app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.get(APPLICATIONS_PAGE, async (request, reply) => {
      const link = await openLink(services, keyOf(request));
      return link.kind === 'valid' ? showList(reply, services, link.job) : showExpired(reply);
    });
    pages.post(APPLICATIONS_PAGE, async (request, reply) => {
      const { step = '', application = '' } = Object(request.body) as Readonly<Record<string, string>>;
      const link = await openLink(services, keyOf(request));
      if (step === 'renew') return renew(reply, services, post, link);
      if (link.kind !== 'valid') return showExpired(reply);
      if (step === 'list') return showList(reply, services, link.job);
      if (step === 'resume') return sendResume(reply, services, link.job, application);
      const status = STEPS[step];
      if (status) await setStatus(services.db, link.job.jobId, application, status);
      return showApplication(reply, services, link.job, application);
    });
  });
}

const STEPS: Readonly<Record<string, 'VIEWED' | 'SHORTLISTED' | 'DECLINED' | undefined>> = {
  open: 'VIEWED',
  shortlist: 'SHORTLISTED',
  decline: 'DECLINED',
};

function keyOf({ query }: FastifyRequest): string {
  const { k } = query as Readonly<Record<string, unknown>>;
  return typeof k === 'string' ? k : '';
}

async function showList(reply: FastifyReply, services: Services, job: Job): Promise<FastifyReply> {
  const applications = await readReceived(services, job.jobId);
  return show(reply, (text) => ({
    title: text.page.title(job.title),
    content: listHtml(text, applications),
  }));
}

async function showApplication(
  reply: FastifyReply,
  services: Services,
  job: Job,
  id: string,
): Promise<FastifyReply> {
  const [application] = await readReceived(services, job.jobId, id);
  if (application)
    return show(reply, (text) => ({
      title: application.details.name,
      content: applicationHtml(text, job, application),
    }));
  return show(reply.status(404), ({ page }) => ({
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

/** Sends the link only to the address that receives the applications, and says the same for any key. */
async function renew(
  reply: FastifyReply,
  services: Services,
  { mailer, origin }: Post,
  link: OpenedLink,
): Promise<FastifyReply> {
  if (
    link.kind !== 'invalid' &&
    (await countSending(services.db, services.seal('address', link.job.address), services.now()))
  )
    await mailer.send(
      newLinkEmail(services, origin, { ...link.job, language: requestLanguage(reply.request) }),
    );
  return show(reply, ({ page, expired }) => ({
    title: page.head,
    content: `<p role="status">${expired.done}</p>`,
  }));
}

const showExpired = (reply: FastifyReply): FastifyReply =>
  show(reply.status(403), ({ expired: { title, text, ask, press } }) => ({
    title,
    content: `<p>${text}</p><p>${ask}</p>${button(press, { step: 'renew' })}`,
  }));

const hidden = (reply: FastifyReply): FastifyReply =>
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');

function show(
  reply: FastifyReply,
  pageOf: (text: typeof serverTexts.en.employer) => { readonly title: string; readonly content: string },
): FastifyReply {
  const language = requestLanguage(reply.request);
  const text = serverTexts[language].employer;
  const { title, content } = pageOf(text);
  return sendPlainPage(hidden(reply), { language, head: text.page.head, title: escaped(title), content });
}
