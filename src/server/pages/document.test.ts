import { expect, it } from 'vitest';
import { inlineHash } from '../http/security-headers';
import type { BuildFiles } from './build-files';
import { documentAbout, documentEnd, documentStart, inlineHashes } from './document';

const PHONE = ' media="(width <= 860px)"';
const WIDE = ' media="(width > 860px)"';

/** The element a page waits for before it is painted. */
function drawnWith(body: string, media: typeof PHONE | typeof WIDE | ''): string | undefined {
  const about = documentAbout({
    origin: 'https://ours.example',
    pathname: '/',
    hasQuery: false,
    language: 'en',
    head: { title: 'Home', description: 'Home' },
    body: Buffer.from(body),
  });
  const [, expected] = about.split(`<link rel="expect" blocking="render"${media} href="`);
  return expected?.split('"')[0];
}

it('a phone paints a list with its first item, a wide window with two, and both a shorter list once it is complete', () => {
  const items = '<article id="post-1"><p>नमस्ते</p></article><article class="card" id="post-2"></article>';
  const page = `${items}<article id="post-3"></article>`;
  expect(drawnWith(page, PHONE)).toBe('#post-1');
  expect(drawnWith(page, WIDE)).toBe('#post-2');
  expect(drawnWith('<article id="only"></article><p id="more"></p>', '')).toBe('#rendered');
  expect(drawnWith('', '')).toBeUndefined();
});

it('a phone paints a page with a marked first view once it has that much, a wide window once it is complete', () => {
  const body =
    '<h1>Jobs</h1><i id="first-view" hidden=""></i><article id="a"></article><article id="b"></article>';
  expect(drawnWith(body, PHONE)).toBe('#first-view');
  expect(drawnWith(body, WIDE)).toBe('#rendered');
  expect(drawnWith(body, '')).toBeUndefined();
});

it('a page contains the favicon, which browsers would otherwise request with every page', () => {
  const icon = 'data:image/x-icon;base64,AAAB';
  const files = { language: 'en', chunks: {}, fonts: [], styles: new Map(), icon } as const;
  expect(documentStart(files, {}, {})).toContain('<link rel="icon" href="data:image/x-icon;base64,AAAB">');
});

/** A company's page with these styles for what follows its first view. */
function companyPage(below: string) {
  const [first, later] = ['/assets/company.css', '/assets/company-rest.css'];
  const files: BuildFiles = {
    ...{ language: 'en', fonts: [], icon: '' },
    chunks: { company: [first], 'company-rest': [later] },
    styles: new Map([
      [first, { text: 'h1{color:lime}', hash: 'first hash' }],
      [later, { text: below, hash: 'later hash' }],
    ]),
  };
  const kind = { chunk: 'company' };
  const end = documentEnd(files, kind, '<script id="rendered"></script>');
  return { start: documentStart(files, kind, {}), end, hashes: inlineHashes(files, kind, false).styles };
}

it('large styles for content below the first view come after that content, which stays hidden until they are complete', () => {
  const below = 'p{color:red}'.repeat(400);
  const { start, end, hashes } = companyPage(below);
  expect(start).toContain('h1{color:lime}');
  expect(start).not.toContain(below);
  expect(end).toMatch(/^<\/div><style [^>]*>(p\{color:red\})+<\/style><style>.*?<\/style><script/);
  const [hiding, showing] = [start, end].map((part) => /<style>(.*?)<\/style>/.exec(part)?.[1] ?? '');
  expect(hiding).toContain('#first-view~*{display:block;content-visibility:hidden;');
  expect(hiding, 'browsers without it could not show the content again').toMatch(
    /^@supports \(display:revert-layer\)/,
  );
  expect(showing).toContain('#first-view~*{display:revert-layer;content-visibility:revert-layer;');
  expect(hashes).toEqual(['first hash', 'later hash', inlineHash(hiding ?? ''), inlineHash(showing ?? '')]);
});

it('small styles for content below the first view are in the head, and no content is hidden', () => {
  const { start, end, hashes } = companyPage('p{color:red}');
  expect(start).toContain('p{color:red}');
  expect([start.includes('#first-view~*'), end]).toEqual([
    false,
    '</div><script id="rendered"></script></body></html>',
  ]);
  expect(hashes).toEqual(['first hash', 'later hash']);
});

const imageOf = (pathname: string, canonical?: string) =>
  /property="og:image" content="([^"]*)"/.exec(
    documentAbout({
      origin: 'https://ours.example',
      pathname,
      hasQuery: false,
      language: 'hi',
      head: { title: 'Say "notice"', description: 'Home', canonical },
      body: Buffer.from(''),
    }),
  )?.[1];

it('a page names its share image in its language, and pages of free text name the general one', () => {
  expect(imageOf('/p/Kq3vN8xWm2Zt7Rf1')).toBe('https://ours.example/share-image/hi/p/Kq3vN8xWm2Zt7Rf1');
  expect(imageOf('/search/notice')).toBe('https://ours.example/share-image/hi/');
  expect(imageOf('/awards/banking', '/awards/banking?tag=2023')).toBe('https://ours.example/share-image/hi/');
});

it('a share image has its size and a description for people who cannot see it', () => {
  const head = { title: 'Say "notice"', description: 'Home' };
  const about = documentAbout({
    origin: 'https://ours.example',
    pathname: '/p/a',
    hasQuery: false,
    language: 'en',
    head,
    body: Buffer.from(''),
  });
  expect(about).toContain('<meta property="og:image:width" content="1200">');
  expect(about).toContain('<meta property="og:image:height" content="630">');
  expect(about).toContain('<meta property="og:image:alt" content="Say &quot;notice&quot;">');
  expect(about).toContain('<meta name="twitter:card" content="summary_large_image">');
});

it('only pages with a query contain the script that checks their account, so that others stay small', () => {
  const parts = { origin: 'https://ours.example', pathname: '/search', language: 'en' } as const;
  const about = (hasQuery: boolean) =>
    documentAbout({
      ...parts,
      hasQuery,
      head: { title: 'Search', description: 'Search' },
      body: Buffer.from(''),
    });
  expect(about(true)).toContain('history.state');
  expect(about(false)).not.toContain('<script>');
  const files: BuildFiles = { language: 'en', chunks: {}, fonts: [], styles: new Map(), icon: '' };
  const scripts = (hasQuery: boolean) => inlineHashes(files, {}, hasQuery).scripts.length;
  expect([scripts(true), scripts(false)]).toEqual([2, 1]);
});
