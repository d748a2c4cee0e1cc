import type { ScreenId } from './screens';

/** These promise to store nothing of what is typed. */
const STORED_FOR_NOBODY: readonly ScreenId[] = ['paid-fairly', 'offer-letter'];
/** A member's texts are stored on every other screen. */
const STORED_FOR_VISITORS: readonly ScreenId[] = [
  'contribute-review',
  'contribute-interview',
  'contribute-benefits',
  'contribute-salary',
  'photo-upload',
  'job-apply',
];

/** Whether a reload of the screen loses what was typed there. */
export function isTypedTextLost(screen: ScreenId | undefined, signedIn: boolean): boolean {
  if (screen === undefined) return true;
  return signedIn ? STORED_FOR_NOBODY.includes(screen) : !STORED_FOR_VISITORS.includes(screen);
}
