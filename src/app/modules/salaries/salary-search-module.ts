import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { search, searchClient } from '../../../adapters/http/generated/search';
import { Timers } from '../../../core/shared/timers';
import { Device } from '../../../core/shell/device';
import { SalarySearchStore } from '../../../stores/salaries/salary-search-store';
import { SuggestStore } from '../../../stores/search/suggest-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** Only on the salaries page. Its suggestions are not those of the search in the header. */
export const salarySearchModule = new ContainerModule(({ bind }) => {
  bind(SalarySearchStore).toResolvedValue(
    (wire, device, timers) =>
      new SalarySearchStore(
        new SuggestStore(search(searchClient(withAmbience(wire, siteAmbience)(device))), timers),
      ),
    [SITE_WIRE, Device, Timers],
  );
});
