import type { Call } from '../shared/call';

export abstract class LoginPort {
  abstract logout(of: { readonly client: 'pwa' | 'desktop' }, call?: Call): Promise<void>;
}
