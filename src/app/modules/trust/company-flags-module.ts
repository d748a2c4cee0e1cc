import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { companyFlags, trustClient } from '../../../adapters/http/generated/trust';
import { Device } from '../../../core/shell/device';
import { CompanyFlagsPort } from '../../../core/trust/company-flags-port';
import { CompanyFlagsStore } from '../../../stores/trust/company-flags-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const companyFlagsModule = new ContainerModule(({ bind }) => {
  bind(CompanyFlagsPort).toResolvedValue(
    (wire, device) => companyFlags(trustClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CompanyFlagsStore).toResolvedValue((port) => new CompanyFlagsStore(port), [CompanyFlagsPort]);
});
