import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BRAND } from '../../core/shared/brand';
import { pathTo } from '../../core/shell/screens';
import { type PlainPage, sendPlainPage } from '../http/plain-page';
import { requestLanguage } from '../http/request-language';
import { confirmAddress, isLatestRequest, stopEmailsTo } from '../services/notifications/address-queries';
import { EMAIL_PAGE_START, STOP_PAGE, startedBy, stoppedBy } from '../services/notifications/emails';
import type { Services } from '../services/services';
import { serverTexts } from '../texts';

const MAX_BYTES = 1024;

interface EmailPageRequest {
  readonly path: string;
  readonly text: 'begin' | 'stop';
  readonly isValid: (key: string) => Promise<boolean>;
  /** False if the link has ended. */
  readonly carryOut: (key: string) => Promise<boolean>;
}

/**
 * Pages the email links lead to. They work without login and scripts, because mail programs call the unsubscribe link
 * by themselves. A GET changes nothing, because security scanners open links. All keys that are not valid get the same
 * page, so it never reveals who gets emails.
 */
export function serveEmailPages(app: FastifyInstance, services: Services): void {
  const requests: readonly EmailPageRequest[] = [
    {
      path: STOP_PAGE,
      text: 'stop',
      isValid: async () => true,
      carryOut: async (key) => {
        const stopped = stoppedBy(services, key);
        if (stopped) await stopEmailsTo(services, stopped);
        return true;
      },
    },
    {
      path: EMAIL_PAGE_START,
      text: 'begin',
      isValid: async (key) => {
        const started = startedBy(services, key);
        return started !== undefined && isLatestRequest(services.db, started);
      },
      carryOut: async (key) => {
        const started = startedBy(services, key);
        return started !== undefined && confirmAddress(services, started);
      },
    },
  ];
  app.register(async (pages) => {
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, _body, done) => done(null, undefined),
    );
    for (const { path, text, isValid, carryOut } of requests) {
      pages.get(path, async (request, reply) => {
        if (!(await isValid(keyOf(request)))) return showEnded(reply);
        return show(reply, text, ({ ask, press }) => `<p>${ask}</p>${form(press)}`);
      });
      pages.post(path, async (request, reply) => {
        if (!(await carryOut(keyOf(request)))) return showEnded(reply);
        return show(reply, text, ({ done }) => `<p role="status">${done}</p>${linkTo('/', BRAND)}`);
      });
    }
  });
}

function keyOf({ query }: FastifyRequest): string {
  const { k } = query as Readonly<Record<string, unknown>>;
  return typeof k === 'string' ? k : '';
}

/**
 * Without an action it submits to the page's URL including the key, so no part of the URL is written into the page.
 */
const form = (press: string): string => `<form method="post"><button>${press}</button></form>`;

type PageText = (typeof serverTexts.en.email)[EmailPageRequest['text']];

function show(
  reply: FastifyReply,
  name: EmailPageRequest['text'],
  contentOf: (text: PageText) => string,
): FastifyReply {
  const language = requestLanguage(reply.request);
  const text = serverTexts[language].email[name];
  return send(reply, { language, head: text.title, title: text.title, content: contentOf(text) });
}

/** The same for an expired, a replaced and a made-up link. */
function showEnded(reply: FastifyReply): FastifyReply {
  const language = requestLanguage(reply.request);
  const { title, ended } = serverTexts[language].email.begin;
  const link = linkTo(pathTo('preferences'), ended.preferences);
  const content = `<p>${ended.text}</p><p>${ended.ask}</p>${link}`;
  return send(reply.status(403), { language, head: title, title: ended.title, content });
}

/** Links of lists are high enough for a finger. */
const linkTo = (path: string, text: string): string => `<ul><li><a href="${path}">${text}</a></li></ul>`;

const send = (reply: FastifyReply, page: PlainPage): FastifyReply =>
  sendPlainPage(reply.header('referrer-policy', 'no-referrer'), page);
