import { type Device, MOBILE_WIDTH } from './device';
import { offersApp } from './page-name';
import type { ScreenId } from './screens';

/** Milliseconds on a page before the app is offered. */
export const NUDGE_AFTER = 5000;
/** Milliseconds a visitor reads before the login is offered. */
export const PROMPT_AFTER = 4000;
/** Extra milliseconds that a busy page may delay the prompt. */
export const PROMPT_IDLE = 8000;
/** Milliseconds after which a loading page shows a message. */
export const SLOW_PAGE = 3500;
/** Milliseconds before a loader appears, so that fast pages show none. */
export const LOADER_AFTER = 200;

/** On small screens of devices that support the app, on reading pages, and not inside the app itself. */
export const mayOfferApp = (screen: ScreenId, device: Device): boolean =>
  offersApp(screen) && !device.ios && !device.nativeApp && device.width() <= MOBILE_WIDTH;

const FORMS: readonly ScreenId[] = [
  'contribute-review',
  'contribute-interview',
  'contribute-benefits',
  'contribute-salary',
  'photo-upload',
  'job-apply',
];

/** On a form, an offer would cover its buttons and preview. */
export const isForm = (screen: ScreenId | undefined): boolean =>
  screen !== undefined && FORMS.includes(screen);
