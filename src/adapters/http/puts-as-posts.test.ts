import { expect, it } from 'vitest';
import { putsAsPosts } from './puts-as-posts';

it('[R-653] a PUT is sent as a POST with a method override and its body, and other requests stay unchanged', async () => {
  const sent: Request[] = [];
  const wire = putsAsPosts({
    origin: 'http://here',
    fetch: async (request) => {
      sent.push(request);
      return new Response();
    },
  });
  await wire.fetch(new Request('http://here/one', { method: 'PUT', body: '{"tagId":0}' }));
  await wire.fetch(new Request('http://here/two', { method: 'POST', body: '{}' }));
  const [put, post] = sent;
  expect([put?.method, put?.headers.get('x-http-method-override'), await put?.text()]).toEqual([
    'POST',
    'PUT',
    '{"tagId":0}',
  ]);
  expect([post?.method, post?.headers.get('x-http-method-override')]).toEqual(['POST', null]);
});
