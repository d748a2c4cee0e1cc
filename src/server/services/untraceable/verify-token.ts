import { constants, createHash, createPublicKey, verify } from 'node:crypto';
import { fromPublishedKey } from '../../../core/untraceable/rsa-key';
import { validMonths } from '../../../core/untraceable/rules';
import { CHALLENGE, readToken, tokenInHeader } from '../../../core/untraceable/token';
import { Refusal } from '../../http/refusal';
import type { Services } from '../services';
import type { TokenKeyRow } from './token-keys';
import { readKeys } from './token-queries';

const SALT_BYTES = 48;
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const OUR_CHALLENGE = sha256(CHALLENGE);

export interface ValidToken {
  readonly key: TokenKeyRow;
  /** All that is stored about a token. */
  readonly nonceHash: string;
}

/**
 * Checks the signature, the key and the month. The transaction that spends the token checks whether it is
 * spent.
 */
export async function validToken({ db, now }: Services, header: string): Promise<ValidToken> {
  const token = readToken(new Uint8Array(Buffer.from(tokenInHeader(header) ?? '', 'base64url')));
  if (!token || !OUR_CHALLENGE.equals(token.challenge)) throw refused();
  const [key] = await readKeys(db, [Buffer.from(token.keyId).toString('base64url')]);
  if (!key || !validMonths(now()).includes(key.month)) throw refused();
  if (!isSigned(key, token)) throw refused();
  return { key, nonceHash: sha256(token.nonce).toString('base64url') };
}

function isSigned(
  { public_key }: TokenKeyRow,
  { input, signature }: { readonly input: Uint8Array; readonly signature: Uint8Array },
): boolean {
  const spki = fromPublishedKey(new Uint8Array(Buffer.from(public_key, 'base64url')));
  if (!spki) return false;
  const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return verify('sha384', input, { key, padding, saltLength: SALT_BYTES }, signature);
}

const refused = (): Refusal => new Refusal(401, 'PASS_REFUSED');
