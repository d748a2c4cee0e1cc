import type { Device } from './device';
import { pageNameOf } from './page-name';

/** The screen one begins at has another name in the app's figures than in the web's. */
export const nativePageName = (pageName: string, { nativeApp }: Pick<Device, 'nativeApp'>): string =>
  nativeApp && pageName === pageNameOf('home') ? 'MainRootScreen' : pageName;
