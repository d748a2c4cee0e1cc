import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { accountClient, rewards } from '../../../adapters/http/generated/account';
import { RewardsPort } from '../../../core/contributions/rewards-port';
import { Device } from '../../../core/shell/device';
import { RewardsStore } from '../../../stores/contributions/rewards-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const rewardsModule = new ContainerModule(({ bind }) => {
  bind(RewardsPort).toResolvedValue(
    (wire, device) => rewards(accountClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(RewardsStore).toResolvedValue(
    (port, toasts) => new RewardsStore(port, toasts),
    [RewardsPort, ToastStore],
  );
});
