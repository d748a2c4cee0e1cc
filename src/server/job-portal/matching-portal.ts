import type { Identity } from '../identity/identity';
import { noJobPortal, type OpenJobPortal } from './job-portal';
import { sandboxJobPortal } from './sandbox-job-portal';

/** The job portal API of the sign-in provider; the sandbox API if the provider is sandboxed. */
export function matchingPortal(identity: Identity, openPortal: OpenJobPortal | undefined): OpenJobPortal {
  const mode = identity.provider('naukri')?.mode;
  if (mode === 'SANDBOX') return sandboxJobPortal;
  return (mode === 'REAL' ? openPortal : undefined) ?? noJobPortal;
}
