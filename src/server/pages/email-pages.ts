import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BRAND } from '../../core/shared/brand';
import { sendPlainPage } from '../http/plain-page';
import { requestLanguage } from '../http/request-language';
import { forgetAddress, saveAddress } from '../services/notifications/address-queries';
import { boxToStop, EMAIL_PAGE_START, STOP_PAGE, startedBy } from '../services/notifications/emails';
import { hasBox } from '../services/notifications/push-queries';
import type { Services } from '../services/services';
import { serverTexts } from '../texts';

const MAX_BYTES = 1024;

interface EmailPageRequest {
  readonly path: string;
  readonly text: 'begin' | 'stop';
  readonly carryOut: (key: string) => Promise<void>;
}

/**
 * Pages the email links lead to. They work without login and scripts, because mail programs call the unsubscribe link
 * by themselves. A GET changes nothing, because security scanners open links. Without a valid key the pages look the
 * same, so they never reveal who gets emails.
 */
export function serveEmailPages(app: FastifyInstance, services: Services): void {
  const requests: readonly EmailPageRequest[] = [
    {
      path: STOP_PAGE,
      text: 'stop',
      carryOut: async (key) => {
        const box = boxToStop(services, key);
        if (box !== undefined) await forgetAddress(services.db, box);
      },
    },
    {
      path: EMAIL_PAGE_START,
      text: 'begin',
      carryOut: async (key) => {
        const started = startedBy(services, key);
        if (started && (await hasBox(services.db, started.box))) await saveAddress(services, started);
      },
    },
  ];
  app.register(async (pages) => {
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, _body, done) => done(null, undefined),
    );
    for (const { path, text, carryOut } of requests) {
      pages.get(path, (_, reply) => show(reply, text, ({ ask, press }) => `<p>${ask}</p>${form(press)}`));
      pages.post(path, async (request, reply) => {
        await carryOut(keyOf(request));
        return show(reply, text, ({ done }) => `<p role="status">${done}</p><p><a href="/">${BRAND}</a></p>`);
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
  const page = { language, head: text.title, title: text.title, content: contentOf(text) };
  return sendPlainPage(reply.header('referrer-policy', 'no-referrer'), page);
}
