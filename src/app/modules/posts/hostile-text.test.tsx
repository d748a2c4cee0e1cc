import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';

beforeAll(async () => {
  await import('../../../views/posts/post-screen');
}, 30_000);

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '[@Zentrix](//evil.example/a)',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
];

type Fields = Readonly<Record<string, unknown>>;

describe('[R-529] the page of a post', () => {
  it.each(HOSTILE)('%s is rendered as text in every user-written field', async (text) => {
    await showPage('/p/Kq3vN8xWm2Zt7Rf1', {
      readPost: ({ example }) => ({
        ...(example as Fields),
        title: text,
        content: text,
        highlight: null,
        poll: {
          totalVotes: 0,
          endsOn: '2026-11-25T06:00:00.000Z',
          myOptionId: null,
          options: [
            { optionId: 1, text, percent: null },
            { optionId: 2, text: 'No', percent: null },
          ],
        },
      }),
      listComments: ({ example }) => {
        const page = example as { readonly items: readonly Fields[]; readonly nextCursor: null };
        return { ...page, items: page.items.map((item) => ({ ...item, text, replies: [] })) };
      },
    });
    await screen.findAllByRole('article');
    const main = screen.getByRole('main');
    const plain = text.replace(/\s+/g, ' ').trim();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(plain);
    expect(main.textContent?.split(plain).length).toBeGreaterThan(3);
    expect(main.querySelectorAll('script, iframe, [onerror], img[src="x"]')).toHaveLength(0);
    for (const link of main.querySelectorAll('a'))
      expect(link.getAttribute('href')).not.toMatch(/^(javascript:|\/\/|data:)/);
  });
});
