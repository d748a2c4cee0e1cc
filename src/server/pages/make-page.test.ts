import { expect, it } from 'vitest';
import { makePage } from './make-page';

const STYLE = { text: 'ul{color:lime}', hash: "'sha256-help'" };

const made = (status: number) =>
  makePage(
    {
      renderer: {
        render: async () => ({
          kind: 'page',
          status,
          head: { title: 'Page', description: 'Page' },
          body: Buffer.from('<ul></ul>'),
          data: '',
        }),
        renderHead: async () => undefined,
        chunkAt: () => undefined,
        plainHead: { title: 'Plain', description: 'Plain' },
        pageCookies: [],
      },
      files: {
        language: 'en',
        chunks: { 'not-found-help': ['/assets/help.css'] },
        fonts: [],
        styles: new Map([['/assets/help.css', STYLE]]),
        icon: '',
      },
      publicOrigin: 'https://ours.example',
      timeout: 1000,
      pack: (beginning) => ({ encoding: 'gzip', bytes: beginning }),
    },
    'https://ours.example/nowhere',
    {
      fetch: () => Promise.reject(new Error('no request')),
      now: 0,
      cookie: '',
      isPhone: false,
      report: () => {},
    },
  );

it('the page for an unknown path has the styles of its onward links, and its policy allows them', async () => {
  const page = await made(404);
  if (page.kind !== 'page') throw new Error('no page');
  expect(page.html.toString()).toContain('<style data-href="/assets/help.css">ul{color:lime}</style>');
  expect(page.inline.styles).toEqual([STYLE.hash]);
  expect(await made(200)).toMatchObject({ inline: { styles: [] } });
});
