import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { awardEditions, awardsClient } from '../../../adapters/http/generated/awards';
import { AwardEditionsPort } from '../../../core/companies/award-editions-port';
import { Device } from '../../../core/shell/device';
import { AwardsStore } from '../../../stores/companies/awards-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const awardsModule = new ContainerModule(({ bind }) => {
  bind(AwardEditionsPort).toResolvedValue(
    (wire, device) => awardEditions(awardsClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(AwardsStore).toResolvedValue((port) => new AwardsStore(port), [AwardEditionsPort]);
});
