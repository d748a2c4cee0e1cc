import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../core/shared/languages';
import { pathTo } from '../../core/shell/screens';
import { serverTexts } from '../texts';
import { OVERLOADED } from './admission';
import { undocumentedCode } from './contract';
import { NamelessFailures } from './nameless-failures';
import { personalCaching } from './personal-caching';
import { sendPlainPage } from './plain-page';

import { BUSY, PROBLEM_TYPE, problemOf, refusalOf } from './problem';
import { notFound, Refusal } from './refusal';
import { requestLanguage } from './request-language';

/** Sends failures as problem+json, or as a page to browsers, without internal details. */
export function registerProblemResponses(app: FastifyInstance, now = () => new Date()): void {
  const nameless = new NamelessFailures();
  const report = (request: FastifyRequest, error: unknown) =>
    request.routeOptions.config?.isNameless
      ? nameless.add(error, now())
      : request.log.error({ err: error }, 'request failed');
  app.addHook('onResponse', (_request, _reply, done) => {
    for (const err of nameless.take(now()))
      app.log.error({ err }, 'nameless requests failed on an earlier day');
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const breach = breachOf(refusalOf(error), request);
    if (breach !== undefined) report(request, new Error(breach));
    const refusal = breach === undefined ? refusalOf(error) : new Refusal(500, 'INTERNAL');
    if (refusal.status >= 500 && breach === undefined && error !== OVERLOADED) report(request, error);
    return respond(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => respond(request, reply, notFound()));
}

/** A code that the contract does not list is a fault of the server, if responses are checked. */
function breachOf(refusal: Refusal, { routeOptions }: FastifyRequest): string | undefined {
  const { operation } = routeOptions.config ?? {};
  return operation && undocumentedCode(operation, refusal);
}

const respond = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply =>
  request.headers['sec-fetch-dest'] === 'document'
    ? sendProblemPage(reply, refusal)
    : sendProblem(reply, refusal);

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return started(reply, refusal)
    .header('cache-control', personalCaching(reply.request.headers))
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problemOf(refusal)));
}

const KINDS = { 401: 'unauthorised', 403: 'forbidden', 404: 'notFound' } as const;
const kindOf = (status: number) => (status in KINDS ? KINDS[status as keyof typeof KINDS] : 'unavailable');

/** Replaces a page that cannot be rendered: says what happened and links onwards. */
export function sendProblemPage(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = refusal;
  const kind = kindOf(status);
  const language = requestLanguage(reply.request);
  const { problem } = serverTexts[language].messages.shell;
  const text = textOf(refusal, kind, language);
  const again = kind === 'unavailable' ? `<li><a href="">${problem.retry}</a></li>` : '';
  return sendPlainPage(started(reply, refusal), {
    language,
    ...problem[kind],
    content: `<p>${text}</p><ul>${again}<li><a href="${pathTo('home')}">${problem.home}</a></li></ul>`,
  });
}

function textOf(
  { status, code, retryAfter }: Refusal,
  kind: ReturnType<typeof kindOf>,
  language: Language,
): string {
  const { messages, problems } = serverTexts[language];
  if (code === BUSY) return problems.BUSY;
  return status === 429 ? messages.errors.limited(retryAfter) : messages.errors[kind];
}

function started(reply: FastifyReply, { status, retryAfter }: Refusal): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.status(status);
}
