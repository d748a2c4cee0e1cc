import { expect, it } from 'vitest';
import { memberSeal } from './member-seal';

const KEY = 'n7Yc2Qk9Xw4Zt1Rf8Vb3Lm6Ps5Hd0Ja2';
const cipher = {
  encrypt: (key: string, text: string) => `${key}|${text}`,
  decrypt: (key: string, sealed: string) =>
    sealed.startsWith(`${key}|`) ? sealed.slice(key.length + 1) : undefined,
};

function browser() {
  const jar = { usr_data: JSON.stringify({ UserId: 'seal-of-asha', TextKey: KEY }) as string | undefined };
  const read = (name: string) => (name === 'usr_data' ? jar.usr_data : undefined);
  return { jar, seal: memberSeal({ read }, cipher) };
}

it('the member seal opens texts only while their author is logged in', () => {
  const { jar, seal } = browser();
  const sealed = seal.seal('My manager', 'seal-of-asha') ?? '';
  expect(seal.open(sealed, 'seal-of-asha')).toBe('My manager');
  jar.usr_data = undefined;
  expect([seal.open(sealed, 'seal-of-asha'), seal.seal('more', 'seal-of-asha')]).toEqual([
    undefined,
    undefined,
  ]);
});

it('the member seal neither seals nor opens with the key of another account', () => {
  const { jar, seal } = browser();
  const sealed = seal.seal('My manager', 'seal-of-asha') ?? '';
  jar.usr_data = JSON.stringify({ UserId: 'seal-of-imran', TextKey: KEY.replace('n', 'm') });
  expect([seal.open(sealed, 'seal-of-asha'), seal.seal('x', 'seal-of-asha')]).toEqual([undefined, undefined]);
  expect(seal.open(sealed, 'seal-of-imran')).toBeUndefined();
});

it.each(['', '{', 'null', '{"UserId":"seal-of-asha"}', '{"UserId":"seal-of-asha","TextKey":"short"}'])(
  'the member seal seals nothing when the cookie has no key: %s',
  (text) => {
    const { jar, seal } = browser();
    jar.usr_data = text;
    expect(seal.seal('My manager', 'seal-of-asha')).toBeUndefined();
  },
);
