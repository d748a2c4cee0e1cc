import type { FastifyInstance } from 'fastify';

/**
 * Receives text shared from another app if the service worker, which keeps it on the device, is not installed
 * yet. The text is not read: a draft must not reach the server before its author posts it.
 */
export function serveShareTarget(app: FastifyInstance): void {
  app.register(async (target) => {
    target.removeAllContentTypeParsers();
    target.addContentTypeParser('*', (_, body, done) => {
      body.resume();
      done(null);
    });
    target.post('/share', (_, reply) => reply.redirect('/?openCreatePost=true', 303));
  });
}
