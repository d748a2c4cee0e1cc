import type { FastifyInstance } from 'fastify';

/** In this scope bodies of these types are read as the bytes they are, and no others are read. */
export function readRawBodies(scope: FastifyInstance, types: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
