import type { FastifyInstance } from 'fastify';
import type { Operation } from './contract';
import { notFound } from './refusal';

/** An undocumented path under a service is 404, never a page. */
export function refuseUnknownPaths(app: FastifyInstance, operations: readonly Operation[]): void {
  const roots = new Set(operations.map(({ url }) => url.split('/')[1] ?? ''));
  for (const root of roots)
    app.all(`/${root}/*`, {
      onRequest: async () => {
        throw notFound();
      },
      handler: () => undefined,
    });
}
