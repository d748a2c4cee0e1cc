import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { collegeClient, colleges } from '../../../adapters/http/generated/college';
import { CollegesPort } from '../../../core/salaries/colleges-port';
import { Device } from '../../../core/shell/device';
import { CollegesStore } from '../../../stores/salaries/colleges-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const collegesModule = new ContainerModule(({ bind }) => {
  bind(CollegesPort).toResolvedValue(
    (wire, device) => colleges(collegeClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CollegesStore).toResolvedValue((port) => new CollegesStore(port), [CollegesPort]);
});
