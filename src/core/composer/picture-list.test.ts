import { describe, expect, it } from 'vitest';
import { movedPicture, roomFor, withoutPicture, withPicture } from './picture-list';

const picture = (id: string) => ({
  id,
  name: `${id}.jpg`,
  key: `key of ${id}`,
  url: `/media/${id}`,
  alt: '',
});
const three = ['a', 'b', 'c'].map(picture);
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('');

describe('the picture list of a draft', () => {
  it('the picture list moves a picture one place at a time and stops at both ends', () => {
    expect(ids(movedPicture(three, 'c', -1))).toBe('acb');
    expect(ids(movedPicture(three, 'a', 1))).toBe('bac');
    expect(ids(movedPicture(three, 'a', -1))).toBe('abc');
    expect(ids(movedPicture(three, 'c', 1))).toBe('abc');
    expect(ids(movedPicture(three, 'gone', 1))).toBe('abc');
  });

  it('[R-438][R-439] the picture list removes a picture with its key and URL and leaves the others unchanged', () => {
    const left = withoutPicture(three, 'b');
    expect(left).toEqual([three[0], three[2]]);
    expect(JSON.stringify(left)).not.toContain('key of b');
  });

  it('the picture list changes the description of one picture only', () => {
    expect(withPicture(three, 'b', { alt: 'The desk' }).map(({ alt }) => alt)).toEqual(['', 'The desk', '']);
  });

  it('[R-285] the picture list accepts at most ten pictures', () => {
    expect([roomFor([]), roomFor(three), roomFor(Array.from({ length: 10 }, () => picture('a')))]).toEqual([
      10, 7, 0,
    ]);
  });
});
