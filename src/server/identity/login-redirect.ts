import type { Config } from '../config';
import { unavailable } from '../http/problem';
import type { RedirectParts } from '../services/login/redirects';
import type { Identity } from './identity';
import { tokenRefused } from './verify-token';

const TIMEOUT_MS = 5_000;
const LINKEDIN = 'https://www.linkedin.com/oauth/v2';

type Redirecting = Pick<RedirectParts, 'authoriseUrl' | 'tokenFor'>;

/** Builds the redirect to a provider and turns its code into a token; the sandbox returns the token itself. */
export function redirecting(identity: Identity, config: Config): Redirecting {
  const { publicOrigin } = config;
  const callback = (provider: string) => `${publicOrigin}/login/${provider}/callback`;
  const isSandbox = (provider: 'linkedin' | 'naukri') => identity.provider(provider)?.mode === 'SANDBOX';
  return {
    authoriseUrl: (provider, { nonce, state }) => {
      if (isSandbox(provider)) {
        const query = new URLSearchParams({ provider, mode: 'redirect', nonce, state });
        return `/sandbox/identity/authorise?${query}`;
      }
      const place =
        provider === 'linkedin' ? `${LINKEDIN}/authorization` : `${config.identity.naukriIssuer}/authorize`;
      const request = {
        response_type: 'code',
        client_id: identity.provider(provider)?.clientId ?? '',
        redirect_uri: callback(provider),
        scope: 'openid profile',
        nonce,
        state,
      };
      return `${place}?${new URLSearchParams(request)}`;
    },
    tokenFor: async (provider, code) =>
      isSandbox(provider) ? code : tradedCode(config, { provider, code, back: callback(provider) }),
  };
}

/** Only LinkedIn's code exchange is documented; another portal has to document its own. */
async function tradedCode(
  { identity }: Config,
  { provider, code, back }: { readonly provider: string; readonly code: string; readonly back: string },
): Promise<string> {
  const { linkedin, linkedinSecret } = identity;
  if (provider !== 'linkedin' || linkedin === undefined || linkedinSecret === undefined) throw tokenRefused();
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: back,
    client_id: linkedin,
    client_secret: linkedinSecret,
  };
  const response = await fetch(`${LINKEDIN}/accessToken`, {
    method: 'POST',
    body: new URLSearchParams(form),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw unavailable();
  });
  const { id_token } = (await response.json().catch(() => ({}))) as { id_token?: unknown };
  if (!response.ok || typeof id_token !== 'string') throw tokenRefused();
  return id_token;
}
