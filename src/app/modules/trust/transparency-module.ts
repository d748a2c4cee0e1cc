import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { transparency, trustClient } from '../../../adapters/http/generated/trust';
import { Device } from '../../../core/shell/device';
import { TransparencyPort } from '../../../core/trust/transparency-port';
import { TransparencyStore } from '../../../stores/trust/transparency-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const transparencyModule = new ContainerModule(({ bind }) => {
  bind(TransparencyPort).toResolvedValue(
    (wire, device) => transparency(trustClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(TransparencyStore).toResolvedValue((port) => new TransparencyStore(port), [TransparencyPort]);
});
