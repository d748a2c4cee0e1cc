import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { dropdownClient, searchPlaces } from '../../../adapters/http/generated/dropdown';
import { search, searchClient } from '../../../adapters/http/generated/search';
import { SearchPlacesPort } from '../../../core/search/search-places-port';
import { SearchPort } from '../../../core/search/search-port';
import { Device } from '../../../core/shell/device';
import { SearchPlaceStore } from '../../../stores/search/search-place-store';
import { SearchStore } from '../../../stores/search/search-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const searchModule = new ContainerModule(({ bind }) => {
  bind(SearchPort).toResolvedValue(
    (wire, device) => search(searchClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SearchPlacesPort).toResolvedValue(
    (wire, device) => searchPlaces(dropdownClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SearchPlaceStore).toResolvedValue((port) => new SearchPlaceStore(port), [SearchPlacesPort]);
  bind(SearchStore).toResolvedValue((port) => new SearchStore(port), [SearchPort]);
});
