import type { ContainerModuleLoadOptions } from 'inversify';
import { BrowserUploads } from '../../../adapters/browser/browser-uploads';
import { siteAmbience } from '../../../adapters/http/ambient';
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
    (device, timers) => new BrowserUploads({ ambience: () => siteAmbience(screenOf(device)), renew, timers }),
    [Device, Timers],
  );
}
