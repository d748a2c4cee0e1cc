import type { FastifyReply } from 'fastify';
import { BRAND } from '../../core/shared/brand';
import { LANGUAGE_TAGS, type Language } from '../../core/shared/languages';
import { contentPolicy, inlineHash } from './security-headers';

const LOOK =
  ':root{color-scheme:light dark}body{margin:0;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'main{max-width:32rem;margin:10vh auto;padding:0 1.25rem}h1{font-size:1.5rem;line-height:1.25}' +
  'button{min-height:44px;padding:.5rem 1.25rem;font:inherit;font-weight:600;border:0;border-radius:8px;' +
  'background:light-dark(#0c6b50,#74cdb0);color:light-dark(#fff,#0b1512)}a{color:inherit}' +
  'ul{padding:0;list-style:none}li a{display:inline-block;line-height:44px}' +
  'h2 a{padding:.625rem 0;line-height:1.25}' +
  'li+li{border-top:1px solid;margin-top:1rem}h2{font-size:1.125rem}dt{font-weight:600}' +
  'dd{margin:0 0 1rem;white-space:pre-line}form{margin:.5rem 0}';

const POLICY = contentPolicy({ styles: [inlineHash(LOOK)], scripts: [] });

export interface PlainPage {
  readonly language: Language;
  /** The title in the browser tab. */
  readonly head: string;
  readonly title: string;
  /** Our own HTML; never includes data from the request. */
  readonly content: string;
}

/** A crawler retries after a server failure; `noindex` would make it drop the page. */
const robotsTag = ({ statusCode }: FastifyReply): string =>
  statusCode < 500 && statusCode !== 429 ? '<meta name="robots" content="noindex">' : '';

/** A page without the app: no scripts, no further requests, no caching. */
export const sendPlainPage = (
  reply: FastifyReply,
  { language, head, title, content }: PlainPage,
): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(
      [
        `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8">`,
        `<meta name="viewport" content="width=device-width,initial-scale=1">${robotsTag(reply)}`,
        `<title>${head} | ${BRAND}</title><style>${LOOK}</style></head>`,
        `<body><main><h1>${title}</h1>${content}</main></body></html>`,
      ].join(''),
    );
