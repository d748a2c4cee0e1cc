import { loginClientOf } from '../core/login/login-client';
import { type ProviderKits, worksIn } from '../core/login/providers';
import type { SandboxPort } from '../core/login/sandbox-port';
import type { Device } from '../core/shell/device';

/** Each provider kit loads on demand; in sandbox mode the sandbox kit loads instead. */
export function providerKits(sandbox: SandboxPort, device: Device): ProviderKits {
  const fake = () => import(/* webpackChunkName: "sandbox-kits" */ '../adapters/identity/sandbox-kits');
  return {
    google: async ({ mode }) => {
      if (mode === 'SANDBOX') return new (await fake()).SandboxGoogle(sandbox);
      const kit = await import(/* webpackChunkName: "google-kit" */ '../adapters/identity/google-kit');
      return kit.loadGoogleKit();
    },
    microsoft: async ({ mode, clientId }) => {
      if (!worksIn(device, 'outlook')) return undefined;
      if (mode === 'SANDBOX') return new (await fake()).SandboxMicrosoft();
      const kit = await import(/* webpackChunkName: "microsoft-kit" */ '../adapters/identity/microsoft-kit');
      return kit.loadMicrosoftKit(clientId);
    },
    jobPortal: async (provider) => {
      if (provider.mode === 'SANDBOX') return new (await fake()).SandboxJobPortal(sandbox);
      const kit = await import(
        /* webpackChunkName: "job-portal-kit" */ '../adapters/identity/job-portal-kit'
      );
      return kit.loadJobPortalKit(provider, loginClientOf(device));
    },
  };
}
