import { describe, expect, it } from 'vitest';
import { quote, shorten } from './shorten';

describe('shorten', () => {
  it('leaves a text alone that fits', () => {
    expect(shorten('Two words', 9)).toEqual({ text: 'Two words', isShortened: false });
  });

  it('cuts between words', () => {
    expect(shorten('notice period of ninety days', 20)).toEqual({
      text: 'notice period of',
      isShortened: true,
    });
    expect(shorten('notice period of ninety days', 16).text).toBe('notice period of');
  });

  it('cuts a text without gaps, but never through one character', () => {
    expect(shorten('a'.repeat(30), 10).text).toBe('a'.repeat(10));
    expect(shorten(`${'a'.repeat(9)}😀${'b'.repeat(9)}`, 10).text).toBe('a'.repeat(9));
  });

  it('a quotation that goes on says so', () => {
    expect(quote('Ask why, then wait.', 8)).toBe('Ask why…');
    expect(quote('Ask why.', 8)).toBe('Ask why.');
  });
});
