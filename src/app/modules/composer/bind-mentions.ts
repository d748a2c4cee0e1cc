import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { Timers } from '../../../core/shared/timers';
import { Device } from '../../../core/shell/device';
import { MentionsStore } from '../../../stores/posts/mentions-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** Mention suggestions; the company lookup loads with the first search. */
export function bindMentions(bind: ContainerModuleLoadOptions['bind']): void {
  bind(MentionsStore).toResolvedValue(
    (wire, device, timers) =>
      new MentionsStore(
        {
          suggest: async (input, call) => {
            const file = await import(
              /* webpackChunkName: "mentions" */ '../../../adapters/http/generated/search'
            );
            return file
              .search(file.searchClient(withAmbience(wire, siteAmbience)(device)))
              .suggest(input, call);
          },
        },
        timers,
      ),
    [SITE_WIRE, Device, Timers],
  );
}
