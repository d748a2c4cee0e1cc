import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuildFiles } from './build-files';

/** Forms with data that must not appear in a URL: browser histories, logs and other pages would see it. */
const PRIVATE_FORMS = ['/are-you-paid-fairly'];
const MAX_BYTES = 4096;

type SendPage = (request: FastifyRequest, reply: FastifyReply, address: string) => Promise<FastifyReply>;

/** Without scripts such a form is sent as a POST body and answered with an uncached page. */
export function registerPrivateForms(app: FastifyInstance, sendPage: SendPage): void {
  app.register(async (forms) => {
    forms.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_, body, done) => done(null, body),
    );
    for (const path of PRIVATE_FORMS)
      forms.post(path, (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const text = typeof request.body === 'string' ? request.body : '';
        return sendPage(request, reply, `${path}?${new URLSearchParams(text)}`);
      });
  });
}

/** Scripts would read an empty form from the URL and render it over the response. */
export const withoutScripts = (files: BuildFiles): BuildFiles => ({
  ...files,
  early: undefined,
  chunks: Object.fromEntries(
    Object.entries(files.chunks).map(([name, list]) => [name, list.filter((file) => !file.endsWith('.js'))]),
  ),
});
