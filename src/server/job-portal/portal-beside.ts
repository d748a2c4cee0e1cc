import type { Identity } from '../identity/identity';
import { noJobPortal, type OpenJobPortal } from './job-portal';
import { sandboxJobPortal } from './sandbox-job-portal';

/** The job portal that belongs to the way one signs in with it: played where that is played. */
export function portalBeside(identity: Identity, openPortal: OpenJobPortal | undefined): OpenJobPortal {
  const mode = identity.provider('naukri')?.mode;
  if (mode === 'SANDBOX') return sandboxJobPortal;
  return (mode === 'REAL' ? openPortal : undefined) ?? noJobPortal;
}
