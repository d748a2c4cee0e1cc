import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { aggregationClient, pageDetails } from '../../../adapters/http/generated/aggregation';
import { PageDetailsPort } from '../../../core/companies/page-details-port';
import { Device } from '../../../core/shell/device';
import { HeadlinesStore } from '../../../stores/feed/headlines-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const headlinesModule = new ContainerModule(({ bind }) => {
  bind(PageDetailsPort).toResolvedValue(
    (wire, device) => pageDetails(aggregationClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(HeadlinesStore).toResolvedValue((port) => new HeadlinesStore(port), [PageDetailsPort]);
});
