import type { Device } from './device';
import { pageNameOf } from './page-name';

/** The first screen has a different name in the app's analytics than in the web's. */
export const nativePageName = (pageName: string, { nativeApp }: Pick<Device, 'nativeApp'>): string =>
  nativeApp && pageName === pageNameOf('home') ? 'MainRootScreen' : pageName;
