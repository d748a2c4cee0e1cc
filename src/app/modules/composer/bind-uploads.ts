import type { ContainerModuleLoadOptions } from 'inversify';
import { BrowserUploads } from '../../../adapters/browser/browser-uploads';
import { siteAmbience } from '../../../adapters/http/ambient';
import { CurrentSession } from '../../../core/login/current-session';
import { DeviceOwner } from '../../../core/login/device-owner';
import { PictureUploads } from '../../../core/shared/picture-uploads';
import { Timers } from '../../../core/shared/timers';
import { Device } from '../../../core/shell/device';
import { screenOf } from '../shared/ambience-wire';

const renew = async () => {
  const file = await import(
    /* webpackChunkName: "renew-session" */ '../../../adapters/browser/renew-session'
  );
  return file.renewSession();
};

export function bindUploads(bind: ContainerModuleLoadOptions['bind']): void {
  bind(PictureUploads).toResolvedValue(
    (device, timers, current) => {
      const owner = new DeviceOwner(current);
      const ambience = () => siteAmbience(screenOf(device));
      return new BrowserUploads({ ambience, accountId: () => owner.id, renew, timers });
    },
    [Device, Timers, CurrentSession],
  );
}
