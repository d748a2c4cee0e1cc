import { expect, it } from 'vitest';
import { readCarried, writeCarried } from './page-data';

it('a page carries its responses, with any text in them', () => {
  const responses = new Map([
    [
      '/feed?q="a"&b=<c>',
      { status: 200, type: 'application/json', body: '{"text":"</script><script>alert(1)</script>"}' },
    ],
    ['/gone', { status: 404, type: 'application/problem+json', body: '{}' }],
  ]);
  const markup = writeCarried(1_790_000_000_000, responses);
  const page = new DOMParser().parseFromString(markup, 'text/html');
  expect(page.querySelectorAll('script:not([type="application/json"])')).toHaveLength(0);
  const { renderedAt, responses: read } = readCarried(page);
  expect(renderedAt).toBe(1_790_000_000_000);
  expect(JSON.parse(read.get('/feed?q="a"&b=<c>')?.body ?? '')).toEqual({
    text: '</script><script>alert(1)</script>',
  });
  expect(read.get('/gone')?.status).toBe(404);
});

it('a page that was not rendered on the server carries no data', () => {
  expect(readCarried(new DOMParser().parseFromString('<main></main>', 'text/html'))).toEqual({
    renderedAt: undefined,
    responses: new Map(),
  });
});
