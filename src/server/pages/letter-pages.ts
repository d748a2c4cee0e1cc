import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { letterWords } from '../../core/notifications/letter-words';
import { BRAND } from '../../core/shared/brand';
import { sendPlainPage } from '../http/plain-page';
import { forgetAddress, keepAddress } from '../services/notifications/address-queries';
import { BEGIN_PAGE, begunBy, boxToStop, STOP_PAGE } from '../services/notifications/letters';
import type { Services } from '../services/services';

const MOST_BYTES = 1024;

interface Asking {
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
export function serveLetterPages(app: FastifyInstance, services: Services): void {
  const askings: readonly Asking[] = [
    {
      path: STOP_PAGE,
      words: letterWords.stop,
      carryOut: async (key) => {
        const box = boxToStop(services, key);
        if (box !== undefined) await forgetAddress(services.db, box);
      },
    },
    {
      path: BEGIN_PAGE,
      words: letterWords.begin,
      carryOut: async (key) => {
        const begun = begunBy(services, key);
        if (begun) await keepAddress(services, begun);
      },
    },
  ];
  app.register(async (pages) => {
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, _body, done) => done(null, undefined),
    );
    for (const { path, words, carryOut } of askings) {
      pages.get(path, (_, reply) => show(reply, words.title, `<p>${words.ask}</p>${form(words.press)}`));
      pages.post(path, async (request, reply) => {
        await carryOut(keyOf(request));
        return show(reply, words.title, `<p role="status">${words.done}</p><p><a href="/">${BRAND}</a></p>`);
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
