import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { companyClient, comparison } from '../../../adapters/http/generated/company';
import { CompaniesPort } from '../../../core/companies/companies-port';
import { ComparisonPort } from '../../../core/companies/comparison-port';
import { SearchPort } from '../../../core/search/search-port';
import { Timers } from '../../../core/shared/timers';
import { Device } from '../../../core/shell/device';
import { CompareStore } from '../../../stores/companies/compare-store';
import { SuggestStore } from '../../../stores/search/suggest-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const compareModule = new ContainerModule(({ bind }) => {
  bind(ComparisonPort).toResolvedValue(
    (wire, device) => comparison(companyClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CompareStore).toResolvedValue(
    (port, companies, search, timers) => new CompareStore(port, companies, new SuggestStore(search, timers)),
    [ComparisonPort, CompaniesPort, SearchPort, Timers],
  );
});
