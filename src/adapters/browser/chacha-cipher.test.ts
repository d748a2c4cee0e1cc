import { expect, it } from 'vitest';
import { chachaCipher as cipher } from './chacha-cipher';

const KEY = 'n7Yc2Qk9Xw4Zt1Rf8Vb3Lm6Ps5Hd0Ja2';
const OTHER = 'n7Yc2Qk9Xw4Zt1Rf8Vb3Lm6Ps5Hd0Ja3';

it.each(['', 'My manager', 'ಒಂದು 😀', 'x'.repeat(200_000)])(
  'the cipher decrypts with the same key: %.12s',
  (text) => {
    expect(cipher.decrypt(KEY, cipher.encrypt(KEY, text))).toBe(text);
  },
);

it('the encrypted text reveals neither the text nor that two texts are equal', () => {
  const [once, again] = [cipher.encrypt(KEY, 'My manager'), cipher.encrypt(KEY, 'My manager')];
  expect(atob(once)).not.toContain('manager');
  expect(again).not.toBe(once);
});

it('the cipher decrypts nothing with another key and no modified text', () => {
  const encrypted = cipher.encrypt(KEY, 'My manager');
  expect(cipher.decrypt(OTHER, encrypted)).toBeUndefined();
  const otherStart = encrypted.startsWith('A') ? 'B' : 'A';
  expect(cipher.decrypt(KEY, `${otherStart}${encrypted.slice(1)}`)).toBeUndefined();
  for (const broken of ['', 'draft', '{"text":1}']) expect(cipher.decrypt(KEY, broken)).toBeUndefined();
});

it('the label of a key is the same each time and differs between keys', () => {
  expect(cipher.labelOf(KEY)).toBe(cipher.labelOf(KEY));
  expect(cipher.labelOf(KEY)).not.toBe(cipher.labelOf(OTHER));
  expect(cipher.labelOf(KEY)).not.toContain(KEY.slice(0, 6));
});
