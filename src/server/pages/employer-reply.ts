import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from '../http/plain-page';
import { requestLanguage } from '../http/request-language';
import { serverTexts } from '../texts';
import { escaped } from './document';

type Texts = typeof serverTexts.en;

const MAX_BYTES = 1024;

/** The plugin's forms are read like a browser sends them. */
export function readForms(pages: FastifyInstance): void {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

export const fieldsOf = ({ body }: FastifyRequest): Readonly<Record<string, string>> => Object(body);

/** The key of the signed link. */
export const keyOf = (request: FastifyRequest): string => paramOf(request, 'k');

export function paramOf({ query }: FastifyRequest, name: string): string {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
}

/** The page of a list, from 1. */
export const pageOf = (request: FastifyRequest): number =>
  Number(/^[1-9]\d{0,3}$/.exec(paramOf(request, 'page'))?.[0] ?? 1);

export const hidden = (reply: FastifyReply): FastifyReply =>
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');

/** Leads from a form to a page of the same link, because browsers cannot go back to or reload the response to a form. */
export function leadTo(
  reply: FastifyReply,
  page: string,
  params: Readonly<Record<string, string>> = {},
): FastifyReply {
  const given = Object.entries(params).filter(([, value]) => value !== '');
  const query = new URLSearchParams([['k', keyOf(reply.request)], ...given]);
  return hidden(reply).header('cache-control', 'no-store').redirect(`${page}?${query}`, 303);
}

interface EmployerPage {
  readonly head: string;
  readonly title: string;
  readonly content: string;
}

/** A page for an employer, in the language of the request. */
export function show(reply: FastifyReply, pageOf: (texts: Texts) => EmployerPage): FastifyReply {
  const language = requestLanguage(reply.request);
  const { head, title, content } = pageOf(serverTexts[language]);
  return sendPlainPage(hidden(reply), { language, head, title: escaped(title), content });
}
