import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emailText } from '../../core/notifications/email-text';
import { BRAND } from '../../core/shared/brand';
import { sendPlainPage } from '../http/plain-page';
import { forgetAddress, keepAddress } from '../services/notifications/address-queries';
import { boxToStop, EMAIL_PAGE_START, STOP_PAGE, startedBy } from '../services/notifications/emails';
import type { Services } from '../services/services';

const MAX_BYTES = 1024;

interface EmailPageRequest {
  readonly path: string;
  readonly words: {
    readonly title: string;
    readonly ask: string;
    readonly press: string;
    readonly done: string;
  };
  readonly carryOut: (key: string) => Promise<void>;
}

/**
 * Pages the email links lead to. They work without login and scripts, because mail programs call the unsubscribe link
 * by themselves. A GET changes nothing, because security scanners open links. Without a valid key the pages look the
 * same, so they never reveal who gets emails.
 */
export function serveEmailPages(app: FastifyInstance, services: Services): void {
  const askings: readonly EmailPageRequest[] = [
    {
      path: STOP_PAGE,
      words: emailText.stop,
      carryOut: async (key) => {
        const box = boxToStop(services, key);
        if (box !== undefined) await forgetAddress(services.db, box);
      },
    },
    {
      path: EMAIL_PAGE_START,
      words: emailText.begin,
      carryOut: async (key) => {
        const started = startedBy(services, key);
        if (started) await keepAddress(services, started);
      },
    },
  ];
  app.register(async (pages) => {
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, _body, done) => done(null, undefined),
    );
    for (const { path, words: text, carryOut } of askings) {
      pages.get(path, (_, reply) => show(reply, text.title, `<p>${text.ask}</p>${form(text.press)}`));
      pages.post(path, async (request, reply) => {
        await carryOut(keyOf(request));
        return show(reply, text.title, `<p role="status">${text.done}</p><p><a href="/">${BRAND}</a></p>`);
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

const show = (reply: FastifyReply, title: string, content: string): FastifyReply =>
  sendPlainPage(reply.header('referrer-policy', 'no-referrer'), { head: title, title, content });
