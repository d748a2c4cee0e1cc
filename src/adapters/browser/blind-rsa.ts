import { RSABSSA } from '@cloudflare/blindrsa-ts';
import { joinBytes } from '../../core/trust/bytes';
import { fromBase64url, toBase64url } from '../../core/untraceable/base64url';
import { fromPublishedKey } from '../../core/untraceable/rsa-key';
import { CHALLENGE, NONCE_BYTES, tokenInput } from '../../core/untraceable/token';
import type { TokenBlinder } from '../../core/untraceable/token-blinder';
import { webDigest } from './web-digest';

/** RSABSSA-SHA384-PSS-Deterministic (RFC 9474), the variant of token type 0x0002. */
const suite = RSABSSA.SHA384.PSS.Deterministic();

export const blindRsa: TokenBlinder = {
  blind: async ({ keyId, publicKey }) => {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const challenge = await webDigest.sha256(CHALLENGE);
    const input = tokenInput({ nonce, challenge, keyId: fromBase64url(keyId) });
    const { blindedMsg, inv } = await suite.blind(await imported(publicKey), suite.prepare(input));
    return {
      input: toBase64url(input),
      blinded: toBase64url(blindedMsg),
      inverse: toBase64url(inv),
    };
  },

  finish: async (publicKey, { input, inverse }, signature) => {
    const message = fromBase64url(input);
    const signed = await suite.finalize(
      await imported(publicKey),
      suite.prepare(message),
      fromBase64url(signature),
      fromBase64url(inverse),
    );
    return toBase64url(joinBytes(message, signed));
  },

  keyIdOf: async (publicKey) => toBase64url(await webDigest.sha256(fromBase64url(publicKey))),
};

/** Browsers do not read keys with the parameters of RSASSA-PSS. */
function imported(publicKey: string): Promise<CryptoKey> {
  const spki = fromPublishedKey(fromBase64url(publicKey));
  if (!spki) throw new TypeError('not a token key');
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-384' };
  return crypto.subtle.importKey('spki', new Uint8Array(spki), algorithm, true, ['verify']);
}
