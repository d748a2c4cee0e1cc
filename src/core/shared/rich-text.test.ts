import { describe, expect, it } from 'vitest';
import { richText } from './rich-text';

const shown = (text: string) =>
  richText(text)
    .map((piece) => piece.text)
    .join('');
const links = (text: string) =>
  richText(text).flatMap((piece) => (piece.kind === 'link' ? [[piece.text, piece.href]] : []));

describe('text written by users', () => {
  it('[R-284] a labelled path on this site becomes a link', () => {
    expect(richText('See [Salary talk](/discussions/salary-talk-discussions) first')).toEqual([
      { kind: 'text', text: 'See ', start: 0, marked: false },
      {
        kind: 'link',
        text: 'Salary talk',
        href: '/discussions/salary-talk-discussions',
        outside: false,
        start: 4,
        marked: false,
      },
      { kind: 'text', text: ' first', start: 55, marked: false },
    ]);
  });

  it.each([
    ['Read https://example.in/a.', 'https://example.in/a'],
    ['(https://example.in/a)', 'https://example.in/a'],
    ['https://example.in/wiki/Tax_(India), then', 'https://example.in/wiki/Tax_(India)'],
    ['“https://example.in/?q=a&b=c#d”', 'https://example.in/?q=a&b=c#d'],
    ['https://उदाहरण.भारत/पथ', 'https://उदाहरण.भारत/पथ'],
    ['[label](https://example.in/x)', 'https://example.in/x'],
  ])('[R-284] the URL in %s becomes a link without the sentence around it', (text, href) => {
    expect(links(text)).toEqual([[href, href]]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://bank.example@evil.example/',
    'https://',
    'https://localhost/x',
    'http://.../',
  ])('the unsafe link %s stays plain text', (text) => {
    expect(richText(text).every((piece) => piece.kind === 'text')).toBe(true);
    expect(shown(text)).toBe(text);
  });

  it('a URL ends before a character that changes the writing direction', () => {
    expect(links('https://example.in/a\u202Egnp.exe')).toEqual([
      ['https://example.in/a', 'https://example.in/a'],
    ]);
  });

  it('the highlighted range is marked and the rest is not', () => {
    const text = 'Would you take ₹1.62L in hand now or wait?';
    const start = text.indexOf('₹');
    const marked = richText(text, { start, end: start + 18 }).filter((piece) => piece.marked);
    expect(marked.map((piece) => piece.text)).toEqual(['₹1.62L in hand now']);
    expect(
      richText(text, { start, end: 999 })
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('every plain character keeps its position', () => {
    for (const text of [
      '[[a](/b)]',
      '[a](/b',
      'https://a.in[x](/y)',
      '\n\n',
      '[a\nb](/c)',
      '💼 https://a.in 💼',
    ])
      for (const piece of richText(text))
        if (piece.kind === 'text') expect(text.startsWith(piece.text, piece.start)).toBe(true);
    expect(shown('[[a](/b)] 💼 https://a.in 💼')).toBe('[a] 💼 https://a.in 💼');
  });

  it('a hostile text of a hundred thousand characters is parsed in one pass', () => {
    const hostile = [
      '[',
      '[a](',
      '[a](/b',
      'https://a).',
      'https://((((',
      `${'['.repeat(199)}](/`,
      'https://aaaa-',
    ];
    for (const part of hostile) {
      const text = part.repeat(Math.ceil(100_000 / part.length));
      expect(richText(text).length).toBeGreaterThan(0);
    }
  });
});
