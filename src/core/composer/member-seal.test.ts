import { expect, it } from 'vitest';
import { memberSeal } from './member-seal';

const KEY = 'n7Yc2Qk9Xw4Zt1Rf8Vb3Lm6Ps5Hd0Ja2';
/** A cipher one can look into. */
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

it('what a member wrote can be read while that member is signed in, and not after', () => {
  const { jar, seal } = browser();
  const sealed = seal.seal('My manager', 'seal-of-asha') ?? '';
  expect(seal.open(sealed, 'seal-of-asha')).toBe('My manager');
  jar.usr_data = undefined;
  expect([seal.open(sealed, 'seal-of-asha'), seal.seal('more', 'seal-of-asha')]).toEqual([
    undefined,
    undefined,
  ]);
});

it('the key of one account neither seals nor opens for another', () => {
  const { jar, seal } = browser();
  const sealed = seal.seal('My manager', 'seal-of-asha') ?? '';
  jar.usr_data = JSON.stringify({ UserId: 'seal-of-imran', TextKey: KEY.replace('n', 'm') });
  expect([seal.open(sealed, 'seal-of-asha'), seal.seal('x', 'seal-of-asha')]).toEqual([undefined, undefined]);
  expect(seal.open(sealed, 'seal-of-imran')).toBeUndefined();
});

it.each(['', '{', 'null', '{"UserId":"seal-of-asha"}', '{"UserId":"seal-of-asha","TextKey":"short"}'])(
  'a cookie that holds no key seals nothing: %s',
  (text) => {
    const { jar, seal } = browser();
    jar.usr_data = text;
    expect(seal.seal('My manager', 'seal-of-asha')).toBeUndefined();
  },
);
