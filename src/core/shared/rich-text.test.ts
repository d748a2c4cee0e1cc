import { describe, expect, it } from 'vitest';
import { plainText, richText } from './rich-text';

const links = (text: string) =>
  richText(text).flatMap((piece) => (piece.kind === 'link' ? [[piece.text, piece.href]] : []));

describe('text people wrote', () => {
  it('[R-284] turns a labelled path on this site into a link', () => {
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
  ])('[R-284] links the address in %s without the sentence around it', (text, href) => {
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
  ])('leaves %s as text', (text) => {
    expect(richText(text).every((piece) => piece.kind === 'text')).toBe(true);
    expect(plainText(text)).toBe(text);
  });

  it('ends an address before a sign that turns the writing direction', () => {
    expect(links('https://example.in/a\u202Egnp.exe')).toEqual([
      ['https://example.in/a', 'https://example.in/a'],
    ]);
  });

  it('marks the highlighted stretch and leaves the rest', () => {
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

  it('shows every plain character at its place', () => {
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
    expect(plainText('[[a](/b)] 💼 https://a.in 💼')).toBe('[a] 💼 https://a.in 💼');
  });

  it('reads a hostile text of a hundred thousand characters in one pass', () => {
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
