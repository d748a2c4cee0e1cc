import type { FastifyInstance } from 'fastify';

/** Parses bodies of these types as raw bytes in this scope, and no other types. */
export function readRawBodies(scope: FastifyInstance, types: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
