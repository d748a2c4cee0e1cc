import { expect, test } from '@playwright/test';

const AT_ONCE = 40;

test('forty uncached company pages requested at once are all complete, each with its own title', async ({
  request,
}) => {
  const list = await request.get('/company-services/v1/companies', {
    headers: { appid: '999', systemid: 'AB_WEB' },
  });
  const { items } = (await list.json()) as { items: { urlName: string; name: string }[] };
  // Addresses that no other test uses, so that no page comes from a cache.
  const addresses = Array.from({ length: AT_ONCE }, (_, index) => {
    const { urlName, name } = items[index % items.length] ?? { urlName: '', name: '' };
    return { name, url: `/overview/${urlName}-overview?cold=${index}` };
  });
  const pages = await Promise.all(
    addresses.map(async ({ url, name }) => {
      const response = await request.get(url, { maxRedirects: 0 });
      return { name, status: response.status(), body: await response.text() };
    }),
  );
  for (const { name, status, body } of pages) {
    expect(status).toBe(200);
    expect(body).toContain('<main');
    expect(/<title>([^<]*)/.exec(body)?.[1]).toContain(name);
    expect(body).not.toContain('content="noindex"');
  }
});
