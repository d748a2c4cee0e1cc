import { expect, it } from 'vitest';
import { documentAbout, documentStart } from './document';

const drawnWith = (body: string) =>
  /<link rel="expect" blocking="render" href="([^"]*)">/.exec(
    documentAbout({
      origin: 'https://ours.example',
      pathname: '/',
      language: 'en',
      head: { title: 'Home', description: 'Home' },
      body: Buffer.from(body),
    }),
  )?.[1];

it('a page is painted with its first two items, or complete when it has fewer', () => {
  const items = '<article id="post-1"><p>नमस्ते</p></article><article class="card" id="post-2"></article>';
  expect(drawnWith(`${items}<article id="post-3"></article>`)).toBe('#post-2');
  expect(drawnWith('<article id="only"></article><p id="more"></p>')).toBe('#rendered');
  expect(drawnWith('')).toBeUndefined();
});

it('a page contains the favicon, which browsers would otherwise request with every page', () => {
  const icon = 'data:image/x-icon;base64,AAAB';
  const files = { language: 'en', chunks: {}, fonts: [], styles: new Map(), icon } as const;
  expect(documentStart(files, undefined, {})).toContain(
    '<link rel="icon" href="data:image/x-icon;base64,AAAB">',
  );
});
