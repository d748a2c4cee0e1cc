import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuildFiles } from './build-files';

/** Forms that hold what must not stand in an address: histories, logs and other pages would learn it. */
const PRIVATE_FORMS = ['/are-you-paid-fairly'];
const MOST_BYTES = 4096;

type Answer = (request: FastifyRequest, reply: FastifyReply, address: string) => Promise<FastifyReply>;

/** Without scripts such a form is sent as a body and answered by a page that is kept nowhere. */
export function registerPrivateForms(app: FastifyInstance, answer: Answer): void {
  app.register(async (forms) => {
    forms.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_, body, done) => done(null, body),
    );
    for (const path of PRIVATE_FORMS)
      forms.post(path, (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const text = typeof request.body === 'string' ? request.body : '';
        return answer(request, reply, `${path}?${new URLSearchParams(text)}`);
      });
  });
}

/** Scripts would read an empty form from the address, and draw it over the answer. */
export const withoutScripts = (files: BuildFiles): BuildFiles => ({
  ...files,
  chunks: Object.fromEntries(
    Object.entries(files.chunks).map(([name, list]) => [name, list.filter((file) => !file.endsWith('.js'))]),
  ),
});
