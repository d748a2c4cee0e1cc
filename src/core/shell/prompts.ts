import { type Device, MOBILE_WIDTH } from './device';
import { offersApp } from './page-name';
import type { ScreenId } from './screens';

/** How long a page is read before the app is mentioned. */
export const NUDGE_AFTER = 5000;
/** How long a visitor reads before the login is mentioned. */
export const PROMPT_AFTER = 4000;
/** How much longer a busy page may put that off. */
export const PROMPT_IDLE = 8000;
/** A page that takes longer than this says so. */
export const SLOW_PAGE = 3500;
/** Nothing is drawn for what is there at once. */
export const LOADER_AFTER = 200;

/** The app is offered on small screens of devices that can have it, where people read, and not in the app itself. */
export const mayOfferApp = (screen: ScreenId, device: Device): boolean =>
  offersApp(screen) && !device.ios && !device.nativeApp && device.width() <= MOBILE_WIDTH;
