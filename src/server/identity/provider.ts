import type { JWTPayload } from 'jose';
import type { components } from '../../contracts/login';
import { type PortalEnvironment, portalEnvironment } from '../../core/login/portal-window';
import type { Config } from '../config';
import type { IdentityConfig } from './identity-config';

export type ProviderName = components['schemas']['ProviderName'];

export interface Provider {
  readonly name: ProviderName;
  readonly mode: 'REAL' | 'SANDBOX';
  readonly clientId: string;
  /** Data a page needs to load the provider's kit, where we choose it. */
  readonly kit?: { readonly scriptUrl: string; readonly environment: PortalEnvironment } | undefined;
  readonly algorithm: 'RS256' | 'ES256';
  readonly keysUrl: string;
  /** Whether its tokens contain the nonce of the attempt; without one, tokens go to our server only. */
  readonly givesNonce: boolean;
  readonly isIssuer: (claims: JWTPayload) => boolean;
}

export const SANDBOX_CLIENT = 'humkaar-sandbox';
export const SANDBOX_KEYS = 'https://sandbox.humkaar.example/sandbox/identity/keys';
const ORDER: readonly ProviderName[] = ['google', 'linkedin', 'outlook', 'naukri'];

/** A name, not an address: the same on every sandbox port. */
export const sandboxIssuer = (name: ProviderName): string => `https://${name}.sandbox.humkaar.example`;

/** Sign-in providers in display order. */
export function providersOf({
  identity,
  sandbox,
  publicOrigin,
}: Pick<Config, 'identity' | 'sandbox' | 'publicOrigin'>): readonly Provider[] {
  return ORDER.flatMap((name) => {
    const real = realProvider(name, identity, new URL(publicOrigin).host);
    return real ?? (sandbox ? fakeProvider(name) : []);
  });
}

const fakeProvider = (name: ProviderName): Provider => ({
  name,
  mode: 'SANDBOX',
  clientId: SANDBOX_CLIENT,
  algorithm: 'ES256',
  keysUrl: SANDBOX_KEYS,
  givesNonce: true,
  isIssuer: ({ iss }) => iss === sandboxIssuer(name),
});

function realProvider(name: ProviderName, identity: IdentityConfig, host: string): Provider | undefined {
  const clientId = identity[name];
  if (clientId === undefined) return undefined;
  const shared = {
    name,
    clientId,
    mode: 'REAL',
    algorithm: 'RS256',
    givesNonce: name !== 'linkedin',
  } as const;
  switch (name) {
    case 'google':
      return {
        ...shared,
        keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        isIssuer: ({ iss }) => iss === 'https://accounts.google.com' || iss === 'accounts.google.com',
      };
    case 'linkedin':
      return {
        ...shared,
        keysUrl: 'https://www.linkedin.com/oauth/openid/jwks',
        isIssuer: ({ iss }) => iss === 'https://www.linkedin.com/oauth',
      };
    case 'outlook':
      return {
        ...shared,
        keysUrl: 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
        // Each organisation is a separate issuer, named in its token.
        isIssuer: ({ iss, tid }) =>
          typeof tid === 'string' && iss === `https://login.microsoftonline.com/${tid}/v2.0`,
      };
    case 'naukri':
      return identity.naukriIssuer === undefined
        ? undefined
        : {
            ...shared,
            keysUrl: `${identity.naukriIssuer}/.well-known/jwks.json`,
            isIssuer: ({ iss }) => iss === identity.naukriIssuer,
            kit:
              identity.naukriScript === undefined
                ? undefined
                : {
                    scriptUrl: identity.naukriScript,
                    environment: portalEnvironment(host, identity.clusterMarker),
                  },
          };
    default:
      return name satisfies never;
  }
}
