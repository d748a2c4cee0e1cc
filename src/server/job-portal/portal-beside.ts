import type { Identity } from '../identity/identity';
import { noJobPortal, type OpenJobPortal } from './job-portal';
import { sandboxJobPortal } from './sandbox-job-portal';

/** The job portal that belongs to its sign-in provider; the sandbox one where that is sandboxed. */
export function portalBeside(identity: Identity, openPortal: OpenJobPortal | undefined): OpenJobPortal {
  const mode = identity.provider('naukri')?.mode;
  if (mode === 'SANDBOX') return sandboxJobPortal;
  return (mode === 'REAL' ? openPortal : undefined) ?? noJobPortal;
}
