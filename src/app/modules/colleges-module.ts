import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { collegeClient, colleges } from '../../adapters/http/generated/college';
import { CollegesPort } from '../../core/colleges/colleges-port';
import { Device } from '../../core/shell/device';
import { CollegesStore } from '../../stores/colleges-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What the pages of colleges need. */
export const collegesModule = new ContainerModule(({ bind }) => {
  bind(CollegesPort).toResolvedValue(
    (wire, device) => colleges(collegeClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CollegesStore).toResolvedValue((port) => new CollegesStore(port), [CollegesPort]);
});
