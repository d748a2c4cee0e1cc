import { expect, it } from 'vitest';
import { encryptionWith } from './encryption';

const { encrypt, decrypt } = encryptionWith(Buffer.alloc(32, 7));
const TEXT = 'Rohini earns 18.5 lakh ₹';

it('encryption: a text is read again in its own context', () => {
  expect(decrypt('salary 1', encrypt('salary 1', TEXT))).toBe(TEXT);
});

it('encryption: the same text is encrypted differently each time and shows nothing of itself', () => {
  const [first, second] = [encrypt('salary 1', TEXT), encrypt('salary 1', TEXT)];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString()).not.toContain('Rohini');
});

it.each([
  ['in another context', encrypt('salary 2', TEXT)],
  ['with another key', encryptionWith(Buffer.alloc(32, 8)).encrypt('salary 1', TEXT)],
  ['after a change', encrypt('salary 1', TEXT).replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))],
])('encryption: a text cannot be read %s', (_what, encrypted) => {
  expect(() => decrypt('salary 1', encrypted)).toThrow();
});
