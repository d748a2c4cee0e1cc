import { webcrypto } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { utf8 } from '../../core/trust/bytes';
import { webAuthorKeys } from './web-author-keys';

const { subtle } = webcrypto;
const isEd25519 = (parameters: unknown) => (parameters as { readonly name: string }).name === 'Ed25519';

/** A browser from before 2023. */
function withoutEd25519(): void {
  const refuse = () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
  vi.stubGlobal('crypto', {
    subtle: {
      generateKey: (parameters: never, ...rest: [never, never]) =>
        isEd25519(parameters) ? refuse() : subtle.generateKey(parameters, ...rest),
      importKey: (format: never, data: never, parameters: never, ...rest: [never, never]) =>
        isEd25519(parameters) ? refuse() : subtle.importKey(format, data, parameters, ...rest),
      exportKey: subtle.exportKey.bind(subtle),
      sign: subtle.sign.bind(subtle),
    },
  });
}
afterEach(() => vi.unstubAllGlobals());

it('an author’s key is Ed25519, or P-256 in a browser without it', async () => {
  const usual = await webAuthorKeys.create();
  withoutEd25519();
  const older = await webAuthorKeys.create();
  expect([usual.algorithm, older.algorithm]).toEqual(['Ed25519', 'P-256']);
  expect((await webAuthorKeys.sign(older, utf8('a request'))).length).toBe(86);
});

it('a key that was made in a newer browser, or whose file is damaged, is reported as unusable', async () => {
  const usual = await webAuthorKeys.create();
  const damaged = { ...usual, privateKey: 'AAAA' };
  await expect(webAuthorKeys.sign(damaged, utf8('x'))).rejects.toMatchObject({ code: 'KEY_UNUSABLE' });
  withoutEd25519();
  await expect(webAuthorKeys.sign(usual, utf8('x'))).rejects.toMatchObject({ code: 'KEY_UNUSABLE' });
});

it('a P-256 key works in every browser', async () => {
  withoutEd25519();
  const older = await webAuthorKeys.create();
  vi.unstubAllGlobals();
  expect((await webAuthorKeys.sign(older, utf8('a request'))).length).toBe(86);
});
