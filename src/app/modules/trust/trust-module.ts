import { ContainerModule } from 'inversify';
import { webDigest } from '../../../adapters/browser/web-digest';
import { siteAmbience } from '../../../adapters/http/ambient';
import { logProofs, trustClient } from '../../../adapters/http/generated/trust';
import { Device } from '../../../core/shell/device';
import { Digest } from '../../../core/trust/digest';
import { LogProofsPort } from '../../../core/trust/log-proofs-port';
import { CheckStore } from '../../../stores/trust/check-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const trustModule = new ContainerModule(({ bind }) => {
  bind(LogProofsPort).toResolvedValue(
    (wire, device) => logProofs(trustClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(Digest).toConstantValue(webDigest);
  bind(CheckStore).toResolvedValue((port, digest) => new CheckStore(port, digest), [LogProofsPort, Digest]);
});
