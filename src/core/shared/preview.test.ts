import { describe, expect, it } from 'vitest';
import { preview } from './preview';

describe('the preview of a post', () => {
  it('a preview is the whole text when it fits', () => {
    expect(preview('Short', 100)).toEqual({ text: 'Short', cut: false });
  });

  it('[R-839] every line break shortens a preview by ten characters', () => {
    const line = 'x'.repeat(30);
    expect(preview(`${line}\n${line}`, 60)).toEqual({ text: `${line}\n${'x'.repeat(19)}…`, cut: true });
  });

  it('[R-840] a preview is cut at a nearby space, otherwise at the limit', () => {
    expect(preview(`${'word '.repeat(10)}end`, 38).text).toBe('word word word word word word word…');
    expect(preview('x'.repeat(200), 50).text).toBe(`${'x'.repeat(50)}…`);
  });

  it('[R-840] a preview never shows fewer than twenty characters', () => {
    expect(preview(`${'\n'.repeat(30)}${'x'.repeat(60)}`, 40).text.length).toBeLessThanOrEqual(21);
    expect(preview(`ab${'\n'.repeat(9)}${'x'.repeat(60)}`, 40).text).toBe(
      `ab${'\n'.repeat(9)}${'x'.repeat(9)}…`,
    );
  });

  it('[R-840] a preview never cuts through a composed character', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(preview(family.repeat(40), 30).text).toBe(`${family.repeat(30)}…`);
    const word = 'क्षि';
    expect(preview(word.repeat(40), 30).text.replace('…', '').length % word.length).toBe(0);
  });

  it('a preview is cut before a link instead of inside it', () => {
    const text = `${'x'.repeat(30)} [Working in Bengaluru](/discussions/working-in-bengaluru-discussions) rest`;
    expect(preview(text, 50).text).toBe(`${'x'.repeat(30)}…`);
    expect(preview(`See ${text.slice(31)}`, 30).text).toBe(
      'See [Working in Bengaluru](/discussions/working-in-bengaluru-discussions)…',
    );
  });
});
