import type { FastifyInstance } from 'fastify';
import { invalid } from './problem';

/** JSON is the only accepted body; one that tries to change prototypes is refused. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = strictUtf8(body as Buffer);
    if (text === undefined)
      return done(invalid([{ field: '/body', code: 'utf-8', message: 'must be UTF-8' }]));
    return parse(request, text, done);
  });
}

function strictUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
