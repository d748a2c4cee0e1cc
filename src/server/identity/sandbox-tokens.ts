import { SignJWT } from 'jose';
import type { components } from '../../contracts/login';
import type { Services } from '../services/services';
import { SANDBOX_CLIENT, sandboxIssuer } from './provider';
import { signingKey } from './sandbox-keys';

type Play = components['schemas']['Play'];
type SandboxLogin = components['schemas']['SandboxAnswer'];

const MINUTE = 60;
const LIVES = 5 * MINUTE;

/** The outcomes that issue a token, with the defect of each. */
const TOKENS: Partial<Record<Play['outcome'], (play: Play) => Claims>> = {
  SUCCESS: () => ({}),
  OTHER_AUDIENCE: () => ({ audience: 'somebody-elses-app' }),
  EXPIRED: () => ({ age: LIVES + MINUTE }),
  WRONG_ISSUER: ({ provider }) => ({ issuer: `https://${provider}.elsewhere.example` }),
};

interface Claims {
  readonly audience?: string;
  readonly issuer?: string;
  /** Seconds since it was signed. */
  readonly age?: number;
}

/** The same name is the same person at one provider. */
export const sandboxSubject = (
  { seal }: Pick<Services, 'seal'>,
  { provider, name }: Pick<Play, 'provider' | 'name'>,
): string => seal('sandbox person', `${provider} ${name.toLowerCase()}`);

/** Simulates a provider; issues a real signed token if the outcome has one. */
export async function play(services: Pick<Services, 'seal' | 'now'>, query: Play): Promise<SandboxLogin> {
  const claims = TOKENS[query.outcome]?.(query);
  return { outcome: query.outcome, ...(claims && { token: await signed(services, query, claims) }) };
}

function signed(
  services: Pick<Services, 'seal' | 'now'>,
  { provider, nonce, name }: Play,
  { audience = SANDBOX_CLIENT, issuer = sandboxIssuer(provider), age = 0 }: Claims,
): Promise<string> {
  const now = services.now();
  const { kid, key } = signingKey(services, now);
  const time = Math.floor(now.getTime() / 1000) - age;
  return new SignJWT({ name, nonce })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(issuer)
    .setSubject(sandboxSubject(services, { provider, name }))
    .setAudience(audience)
    .setIssuedAt(time)
    .setExpirationTime(time + LIVES)
    .sign(key);
}
