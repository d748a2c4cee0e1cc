import { Failure } from '../../core/shared/failure';
import type { AuthorKeyPair, AuthorKeys } from '../../core/untraceable/author-keys';
import type { SignatureAlgorithm } from '../../core/untraceable/author-request';
import { fromBase64url, toBase64url } from '../../core/untraceable/base64url';

const PARAMETERS: Readonly<Record<SignatureAlgorithm, EcKeyImportParams | Algorithm>> = {
  Ed25519: { name: 'Ed25519' },
  'P-256': { name: 'ECDSA', namedCurve: 'P-256' },
};

export const webAuthorKeys: AuthorKeys = {
  /** Older browsers have no Ed25519. */
  create: () => createdPair('Ed25519').catch(() => createdPair('P-256')),

  sign: async ({ algorithm, privateKey }, bytes) => {
    const key = await imported(algorithm, privateKey);
    const parameters = algorithm === 'P-256' ? { name: 'ECDSA', hash: 'SHA-256' } : { name: 'Ed25519' };
    return toBase64url(new Uint8Array(await crypto.subtle.sign(parameters, key, new Uint8Array(bytes))));
  },
};

/** The key may come from a newer browser, or from a damaged file. */
async function imported(algorithm: SignatureAlgorithm, privateKey: string): Promise<CryptoKey> {
  try {
    const bytes = new Uint8Array(fromBase64url(privateKey));
    return await crypto.subtle.importKey('pkcs8', bytes, PARAMETERS[algorithm], false, ['sign']);
  } catch (cause) {
    throw new Failure('invalid', 'signAuthorRequest', 0, { code: 'KEY_UNUSABLE', cause });
  }
}

async function createdPair(algorithm: SignatureAlgorithm): Promise<AuthorKeyPair> {
  const pair = (await crypto.subtle.generateKey(PARAMETERS[algorithm], true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const exported = async (format: 'raw' | 'pkcs8', key: CryptoKey) =>
    toBase64url(new Uint8Array(await crypto.subtle.exportKey(format, key)));
  return {
    algorithm,
    value: await exported('raw', pair.publicKey),
    privateKey: await exported('pkcs8', pair.privateKey),
  };
}
