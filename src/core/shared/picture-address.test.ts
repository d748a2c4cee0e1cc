import { describe, expect, it } from 'vitest';
import { pictureChoices, pictureSizes } from './picture-address';
import { pictureAddress } from './uploaded-picture';

const KEY = 'q8Zr2mXw5Tn7Kd4Lp9Vb1A';

describe('the URL of an uploaded picture', () => {
  it('the URL is that of the large size by default', () => {
    expect(pictureAddress(KEY)).toBe(`/media/${KEY}-1600.webp`);
    expect(pictureAddress(KEY, 'small')).toBe(`/media/${KEY}-320.webp`);
  });

  it('the size choices include every stored size', () => {
    expect(pictureChoices(pictureAddress(KEY, 'medium'))).toBe(
      `/media/${KEY}-320.webp 320w, /media/${KEY}-800.webp 800w, /media/${KEY}-1600.webp 1600w`,
    );
  });

  it.each(['/art/jaali/monsoon.svg', 'https://evil.example/media/q8Zr2mXw5Tn7Kd4Lp9Vb1A-320.webp', ''])(
    'no size choices are made up for %s',
    (address) => {
      expect(pictureChoices(address)).toBeUndefined();
    },
  );
});

it('picture sizes follow the longer side on the screen, and a tall picture is loaded no smaller than it is shown', () => {
  expect(pictureSizes({ width: 1600, height: 900 })).toBe(
    '(min-width: 900px) min(1600px, 640px), min(1600px, 100vw)',
  );
  expect(pictureSizes({ width: 500, height: 1000 })).toBe(
    '(min-width: 900px) min(1600px, 1280px), min(1600px, 200vw)',
  );
  expect(pictureSizes({ width: 500, height: 1000 }, 1000)).toContain('min(1000px, 1280px)');
});
