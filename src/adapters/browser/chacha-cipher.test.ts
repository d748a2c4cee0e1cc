import { expect, it } from 'vitest';
import { chachaCipher as cipher } from './chacha-cipher';

const KEY = 'n7Yc2Qk9Xw4Zt1Rf8Vb3Lm6Ps5Hd0Ja2';
const OTHER = 'n7Yc2Qk9Xw4Zt1Rf8Vb3Lm6Ps5Hd0Ja3';

it.each(['', 'My manager', 'ಒಂದು 😀', 'x'.repeat(200_000)])(
  'gives back to the same key what was encrypted: %.12s',
  (text) => {
    expect(cipher.decrypt(KEY, cipher.encrypt(KEY, text))).toBe(text);
  },
);

it('shows nothing of a text, and not that two texts are the same', () => {
  const [once, again] = [cipher.encrypt(KEY, 'My manager'), cipher.encrypt(KEY, 'My manager')];
  expect(atob(once)).not.toContain('My');
  expect(again).not.toBe(once);
});

it('gives nothing to another key, nor what was changed', () => {
  const encrypted = cipher.encrypt(KEY, 'My manager');
  expect(cipher.decrypt(OTHER, encrypted)).toBeUndefined();
  expect(cipher.decrypt(KEY, `A${encrypted.slice(1)}`)).toBeUndefined();
  for (const broken of ['', 'draft', '{"text":1}']) expect(cipher.decrypt(KEY, broken)).toBeUndefined();
});

it('labels what belongs to one key the same each time, and to another key otherwise', () => {
  expect(cipher.labelOf(KEY)).toBe(cipher.labelOf(KEY));
  expect(cipher.labelOf(KEY)).not.toBe(cipher.labelOf(OTHER));
  expect(cipher.labelOf(KEY)).not.toContain(KEY.slice(0, 6));
});
