import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { CurrentSession } from '../../../core/login/current-session';
import { OfficesPort } from '../../../core/moderation/offices-port';
import { Device } from '../../../core/shell/device';
import { OfficeStore } from '../../../stores/moderation/office-store';
import { SITE_WIRE } from '../shared/site-wire';
import { speaking } from '../shared/speaking';

/** Few users have a staff role, so this loads only when a signed-in user opens a menu. */
export function bindOffice(bind: ContainerModuleLoadOptions['bind']): void {
  bind(OfficesPort).toResolvedValue(
    (wire, device) => ({
      readOwnOffice: async (of, call) => {
        const { offices, moderationClient } = await import(
          /* webpackChunkName: "offices" */ '../../../adapters/http/generated/moderation'
        );
        return offices(moderationClient(speaking(wire, siteAmbience)(device))).readOwnOffice(of, call);
      },
    }),
    [SITE_WIRE, Device],
  );
  bind(OfficeStore).toResolvedValue(
    (port, current) => new OfficeStore(port, current),
    [OfficesPort, CurrentSession],
  );
}
