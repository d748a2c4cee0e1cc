import { isForm } from './prompts';
import type { ScreenId } from './screens';

/** These promise to store nothing of what is typed. */
const NEVER_STORED: readonly ScreenId[] = ['paid-fairly', 'offer-letter'];

/** Whether a reload of the screen loses what was typed there. Forms store a visitor's text too, other screens only a member's. */
export function isTypedTextLost(screen: ScreenId | undefined, signedIn: boolean): boolean {
  if (screen === undefined) return true;
  return signedIn ? NEVER_STORED.includes(screen) : !isForm(screen);
}
