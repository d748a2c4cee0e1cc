import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

/** Parses bodies of these types as raw bytes in this scope. Every other body is a picture in a format we cannot read. */
export function readRawBodies(scope: FastifyInstance, types: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addContentTypeParser('*', (_request, _payload, done) => done(new Refusal(422, 'NOT_A_PICTURE')));
}
