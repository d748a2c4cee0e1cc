import { createECDH, createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import type { components } from '../../contracts/login';
import type { Services } from '../services/services';

type PublicKey = components['schemas']['SandboxKey'];

const AN_HOUR_MS = 3_600_000;
const COORDINATE = 32;

export const EXAMPLE_KID = 'example';

/** Used only to sign the contract's example; its private half was not saved. */
const EXAMPLE_KEY: PublicKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'hP8DAllwZKyiBPCsgy9Xp1XP5V3ph0FVFJVrd0pt-Cs',
  y: '7b8DkapLoBiUTibbzJNDiGiSVZzQj-8bUwjWZVTlI14',
  kid: EXAMPLE_KID,
  alg: 'ES256',
  use: 'sig',
};

export interface SigningKey {
  readonly kid: string;
  readonly key: KeyObject;
  readonly published: PublicKey;
}

type Secret = Pick<Services, 'seal'>;

/** Sandbox providers rotate keys hourly, derived from the server's secret, so that all servers share them. */
export function signingKey({ seal }: Secret, now: Date): SigningKey {
  const hour = Math.floor(now.getTime() / AN_HOUR_MS);
  const scalar = createHash('sha256')
    .update(seal('sandbox key', String(hour)))
    .digest();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const kid = `hour-${hour}`;
  const coordinates = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 1 + COORDINATE).toString('base64url'),
    y: point.subarray(1 + COORDINATE).toString('base64url'),
  } as const;
  return {
    kid,
    key: createPrivateKey({ key: { ...coordinates, d: scalar.toString('base64url') }, format: 'jwk' }),
    published: { ...coordinates, kid, alg: 'ES256', use: 'sig' },
  };
}

/** This hour's key, last hour's for tokens still in transit, and the example's. */
export const publishedSandboxKeys = (secret: Secret, now: Date): PublicKey[] => [
  signingKey(secret, now).published,
  signingKey(secret, new Date(now.getTime() - AN_HOUR_MS)).published,
  EXAMPLE_KEY,
];
