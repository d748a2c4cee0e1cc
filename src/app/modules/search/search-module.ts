import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { search, searchClient } from '../../../adapters/http/generated/search';
import { SearchPort } from '../../../core/search/search-port';
import { Device } from '../../../core/shell/device';
import { SearchStore } from '../../../stores/search/search-store';
import { SITE_WIRE } from '../shared/site-wire';
import { speaking } from '../shared/speaking';

export const searchModule = new ContainerModule(({ bind }) => {
  bind(SearchPort).toResolvedValue(
    (wire, device) => search(searchClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SearchStore).toResolvedValue((port) => new SearchStore(port), [SearchPort]);
});
