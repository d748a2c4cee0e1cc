import { describe, expect, it } from 'vitest';
import { quote, shorten } from './shorten';

describe('shorten', () => {
  it('shorten leaves a text unchanged that fits', () => {
    expect(shorten('Two words', 9)).toEqual({ text: 'Two words', isShortened: false });
  });

  it('shorten cuts between words', () => {
    expect(shorten('notice period of ninety days', 20)).toEqual({
      text: 'notice period of',
      isShortened: true,
    });
    expect(shorten('notice period of ninety days', 16).text).toBe('notice period of');
  });

  it('shorten cuts a text without spaces, but never inside a character', () => {
    expect(shorten('a'.repeat(30), 10).text).toBe('a'.repeat(10));
    expect(shorten(`${'a'.repeat(9)}😀${'b'.repeat(9)}`, 10).text).toBe('a'.repeat(9));
  });

  it('a shortened quotation ends with an ellipsis', () => {
    expect(quote('Ask why, then wait.', 8)).toBe('Ask why…');
    expect(quote('Ask why.', 8)).toBe('Ask why.');
  });
});
