import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { search, searchClient } from '../../../adapters/http/generated/search';
import { Timers } from '../../../core/shared/timers';
import { Device } from '../../../core/shell/device';
import { NearestCompaniesStore } from '../../../stores/search/nearest-companies-store';
import { SuggestStore } from '../../../stores/search/suggest-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** Separate port: the results page binds one that would clash with this one. */
export function bindSuggestions(bind: ContainerModuleLoadOptions['bind']): void {
  bind(SuggestStore).toResolvedValue(
    (wire, device, timers) =>
      new SuggestStore(search(searchClient(withAmbience(wire, siteAmbience)(device))), timers),
    [SITE_WIRE, Device, Timers],
  );
  bind(NearestCompaniesStore).toResolvedValue(
    (wire, device) =>
      new NearestCompaniesStore(search(searchClient(withAmbience(wire, siteAmbience)(device)))),
    [SITE_WIRE, Device],
  );
}
