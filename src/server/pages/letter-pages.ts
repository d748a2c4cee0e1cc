import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { letterWords } from '../../core/notifications/letter-words';
import { BRAND } from '../../core/shared/brand';
import { LANGUAGE } from '../../core/shared/language';
import { contentPolicy } from '../http/security-headers';
import { forgetAddress, keepAddress } from '../services/notification/address-queries';
import { BEGIN_PAGE, begunBy, boxToStop, STOP_PAGE } from '../services/notification/letters';
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
 * Where the links of letters lead. They work without signing in and without scripts, because mail programs press the
 * one that stops by themselves; looking at a page changes nothing, because others open links to look for harm. Whoever
 * holds no key of ours sees the same pages, so they tell of nobody whether letters go to them.
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

/** Without an address of its own it is sent to the page's, key and all; so nothing of the address is written into it. */
const form = (press: string): string => `<form method="post"><button>${press}</button></form>`;

const show = (reply: FastifyReply, title: string, content: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(
      [
        `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
        `<title>${title} | ${BRAND}</title><style>${LOOK}</style></head>`,
        `<body><main><h1>${title}</h1>${content}</main></body></html>`,
      ].join(''),
    );

const LOOK =
  ':root{color-scheme:light dark}body{margin:0;font:1rem/1.5 system-ui,sans-serif}' +
  'main{max-width:32rem;margin:10vh auto;padding:0 1.25rem}h1{font-size:1.5rem;line-height:1.25}' +
  'button{min-height:44px;padding:0 1.25rem;font:inherit;font-weight:600;border:0;border-radius:8px;' +
  'background:light-dark(#0c6b50,#74cdb0);color:light-dark(#fff,#0b1512)}a{color:inherit}';

const POLICY = contentPolicy([`'sha256-${createHash('sha256').update(LOOK).digest('base64')}'`]);
