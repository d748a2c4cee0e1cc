import { aptInstall, canUseApt, isProgram, onPath } from './apt.mjs';
import { Refused } from './run.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const findChromium = (given = process.env.CHROMIUM_PATH) =>
  [given, ...KNOWN, onPath('chromium'), onPath('google-chrome')].find((path) => path && isProgram(path));

/** The browser the journeys run in; Debian's is installed when we may. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (canUseApt()) {
    await aptInstall(['chromium', 'fonts-liberation'], 'Chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Refused('No Chromium was found: install one, or set CHROMIUM_PATH to its program.');
}
