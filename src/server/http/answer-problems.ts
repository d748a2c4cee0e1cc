import type { FastifyInstance, FastifyReply } from 'fastify';
import { PROBLEM_TYPE, problemOf, refusalOf } from './problem';
import { notFound, type Refusal } from './refusal';

/** Every failure leaves as problem+json, and only what the caller may know leaves with it. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'a request failed');
    return sendProblem(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound()));
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problemOf(refusal)));
}
