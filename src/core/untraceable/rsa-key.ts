import { joinBytes, sameBytes } from '../trust/bytes';

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/**
 * The DER prefix of a 2048-bit key with the parameters of RSASSA-PSS: SHA-384, MGF1 with SHA-384, 48 bytes of
 * salt.
 */
const PSS_FRAME = bytes(
  '30820152303d06092a864886f70d01010a3030a00d300b0609608648016503040202a11a301806092a864886f70d010108' +
    '300b0609608648016503040202a2030201300382010f00',
);
/** The same key as browsers and OpenSSL read it for any use of RSA. */
const RSA_FRAME = bytes('30820122300d06092a864886f70d01010105000382010f00');
const NUMBERS_BYTES = 270;

const withFrame = (key: Uint8Array, from: Uint8Array, to: Uint8Array): Uint8Array | undefined =>
  key.length === from.length + NUMBERS_BYTES && sameBytes(key.subarray(0, from.length), from)
    ? joinBytes(to, key.subarray(from.length))
    : undefined;

/** The format in which keys are published and hashed (RFC 9578, 6.5). Undefined for any other key. */
export const toPublishedKey = (key: Uint8Array): Uint8Array | undefined =>
  withFrame(key, RSA_FRAME, PSS_FRAME);

export const fromPublishedKey = (key: Uint8Array): Uint8Array | undefined =>
  withFrame(key, PSS_FRAME, RSA_FRAME);
