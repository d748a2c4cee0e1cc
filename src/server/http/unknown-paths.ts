import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { METHODS, type Operation } from './contract';
import { paramsOf, partsOf } from './path-pattern';
import { notFound, Refusal } from './refusal';

/**
 * An undocumented path under a service is 404, never a page. A documented path with another method is 405 with the
 * allowed methods. Both are refused before the body is read, for any content type.
 */
export function refuseUnknownPaths(app: FastifyInstance, operations: readonly Operation[]): void {
  const methods = methodsByUrl(operations);
  const urls = [...methods.keys()];
  const handler = () => undefined;
  for (const root of new Set(urls.map((url) => url.split('/')[1] ?? '')))
    app.all(`/${root}/*`, {
      onRequest: async ({ url }, reply) => {
        const [pathname = ''] = url.split('?');
        const known = urls.find((pattern) => matches(pattern, pathname));
        throw known === undefined ? notFound() : otherMethod(reply, methods.get(known) ?? []);
      },
      handler,
    });
  for (const url of urls.filter((other) => isRoot(other) || isAlsoParam(other, urls))) {
    const allowed = methods.get(url) ?? [];
    app.route({
      method: [...METHODS, 'OPTIONS' as const].filter((method) => !allowed.includes(method)),
      url,
      onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
        throw otherMethod(reply, allowed);
      },
      handler,
    });
  }
}

function methodsByUrl(operations: readonly Operation[]): ReadonlyMap<string, readonly string[]> {
  const byUrl = new Map<string, readonly string[]>();
  for (const { url, method } of operations) byUrl.set(url, [...(byUrl.get(url) ?? []), method]);
  return byUrl;
}

const matches = (pattern: string, pathname: string): boolean =>
  paramsOf(partsOf(pattern), partsOf(pathname)) !== undefined;

/** `/media/*` does not match `/media`. */
const isRoot = (url: string): boolean => partsOf(url).length === 2;

/** Without a route of its own, `/salary/config` with another method would be the salary with the id “config”. */
const isAlsoParam = (url: string, urls: readonly string[]): boolean =>
  !url.includes(':') && urls.some((pattern) => pattern !== url && matches(pattern, url));

function otherMethod(reply: FastifyReply, methods: readonly string[]): Refusal {
  const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  reply.header('allow', allow.join(', '));
  return new Refusal(405, 'METHOD_NOT_ALLOWED');
}
