import type { ProviderKits } from '../core/login/providers';
import type { SandboxPort } from '../core/sandbox/sandbox-port';

/** Each provider's kit is fetched when somebody chooses it: the sandbox's where the provider is played. */
export function providerKits(sandbox: SandboxPort): ProviderKits {
  const played = () => import(/* webpackChunkName: "sandbox-kits" */ '../adapters/identity/sandbox-kits');
  return {
    google: async ({ mode }) => {
      if (mode === 'SANDBOX') return new (await played()).SandboxGoogle(sandbox);
      const kit = await import(/* webpackChunkName: "google-kit" */ '../adapters/identity/google-kit');
      return kit.loadGoogleKit();
    },
    microsoft: async ({ mode, clientId }) => {
      if (mode === 'SANDBOX') return new (await played()).SandboxMicrosoft();
      const kit = await import(/* webpackChunkName: "microsoft-kit" */ '../adapters/identity/microsoft-kit');
      return kit.loadMicrosoftKit(clientId);
    },
    jobPortal: async ({ mode }) =>
      mode === 'SANDBOX' ? new (await played()).SandboxJobPortal(sandbox) : undefined,
  };
}
