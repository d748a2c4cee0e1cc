import type { FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { Config } from '../config';
import type { Services } from '../services/services';
import { type Provider, type ProviderName, providersOf, SANDBOX_KEYS } from './provider';
import { spendProof } from './spend-proof';
import { type Proof, publishedKeys, tokenRefused, type VerifiedIdentity, verifyToken } from './verify-token';

export interface Identity {
  readonly providers: readonly Provider[];
  readonly provider: (name: ProviderName) => Provider | undefined;
  /** Throws a Refusal 401 for a token that is invalid in any way or was used before. */
  readonly verify: (name: ProviderName, proof: Proof) => Promise<VerifiedIdentity>;
}

const AMBIENT = { appid: '999', systemid: 'desktop' };
const TIMEOUT_MS = 5_000;
/** Wait after fetching keys before an unknown key fetches them again; stored per process. */
const COOLDOWN_MS = { REAL: 30_000, SANDBOX: 0 };

type Keeping = Pick<Services, 'db' | 'now'>;

/** Fetches sandbox keys like real ones, but within the process. */
export function openIdentity(app: FastifyInstance, config: Config, services: Keeping): Identity {
  const fetchKeys = async (url: string): Promise<Response> => {
    if (url !== SANDBOX_KEYS) return fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const response = await app.inject({ url: new URL(url).pathname, headers: AMBIENT });
    return new Response(response.payload, { status: response.statusCode });
  };
  return identityWith(
    providersOf(config),
    (provider) => publishedKeys(provider, fetchKeys, COOLDOWN_MS[provider.mode]),
    services,
  );
}

function identityWith(
  providers: readonly Provider[],
  keysOf: (provider: Provider) => JWTVerifyGetKey,
  { db, now }: Keeping,
): Identity {
  const known = new Map(
    providers.map((provider) => [provider.name, { provider: provider, keys: keysOf(provider) }]),
  );
  return {
    providers,
    provider: (name) => known.get(name)?.provider,
    verify: async (name, proof) => {
      const there = known.get(name);
      if (!there) throw tokenRefused();
      const { verifiedIdentity, spendable } = await verifyToken(there.provider, there.keys, proof, now());
      if (spendable && !(await spendProof(db, spendable))) throw tokenRefused();
      return verifiedIdentity;
    },
  };
}
