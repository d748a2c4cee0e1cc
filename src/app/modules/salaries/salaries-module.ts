import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { salaries, salaryClient } from '../../../adapters/http/generated/salary';
import { SalariesPort } from '../../../core/salaries/salaries-port';
import { Device } from '../../../core/shell/device';
import { CompanySalariesStore } from '../../../stores/companies/company-salaries-store';
import { DesignationSalariesStore } from '../../../stores/salaries/designation-salaries-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const salariesModule = new ContainerModule(({ bind }) => {
  bind(SalariesPort).toResolvedValue(
    (wire, device) => salaries(salaryClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CompanySalariesStore).toResolvedValue((port) => new CompanySalariesStore(port), [SalariesPort]);
  bind(DesignationSalariesStore).toResolvedValue(
    (port) => new DesignationSalariesStore(port),
    [SalariesPort],
  );
});
