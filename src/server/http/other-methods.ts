import type { FastifyInstance } from 'fastify';
import { METHODS, type Operation } from './contract';
import { Refusal } from './refusal';

/** Answers 405 with the allowed methods where the contract has the address but not the method. */
export function refuseOtherMethods(app: FastifyInstance, operations: readonly Operation[]): void {
  for (const [url, methods] of methodsByUrl(operations)) refuseOthers(app, url, methods);
}

function methodsByUrl(operations: readonly Operation[]): Map<string, string[]> {
  const byUrl = new Map<string, string[]>();
  for (const { url, method } of operations) byUrl.set(url, [...(byUrl.get(url) ?? []), method]);
  return byUrl;
}

function refuseOthers(app: FastifyInstance, url: string, methods: readonly string[]): void {
  const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  app.route({
    method: [...METHODS, 'OPTIONS' as const].filter((method) => !methods.includes(method)),
    url,
    // Refuses before the body is read, for any content type.
    onRequest: async (_request, reply) => {
      reply.header('allow', allow.join(', '));
      throw new Refusal(405, 'METHOD_NOT_ALLOWED');
    },
    handler: () => undefined,
  });
}
