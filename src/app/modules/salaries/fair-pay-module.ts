import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { fairPay, salaryClient } from '../../../adapters/http/generated/salary';
import { CompaniesPort } from '../../../core/companies/companies-port';
import { FairPayDraft } from '../../../core/salaries/fair-pay-draft';
import { FairPayPort } from '../../../core/salaries/fair-pay-port';
import { Device } from '../../../core/shell/device';
import { FairPayStore } from '../../../stores/salaries/fair-pay-store';
import { PopularPayStore } from '../../../stores/salaries/popular-pay-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** Shared by the fair-pay page and the salaries home; whichever opens first loads it. */
export const fairPayModule = new ContainerModule(({ bind }) => {
  bind(FairPayPort).toResolvedValue(
    (wire, device) => fairPay(salaryClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(FairPayDraft).toResolvedValue(() => new FairPayDraft());
  bind(FairPayStore).toResolvedValue(
    (port, saved) => new FairPayStore(port, saved),
    [FairPayPort, FairPayDraft],
  );
  bind(PopularPayStore).toResolvedValue(
    (port, companies) => new PopularPayStore(port, companies),
    [FairPayPort, CompaniesPort],
  );
});
