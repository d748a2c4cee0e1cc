import { foundOrInstalled, isProgram, onPath } from './apt.mjs';

/** The one without windows comes first: it is the same browser, and journeys take a third less of its time. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findChromium = (input = process.env.CHROMIUM_PATH) =>
  [input, ...KNOWN, onPath('chromium'), onPath('google-chrome')].find((path) => path && isProgram(path));

/** The browser the journeys run in; Debian's is installed when we may. */
export const ensureChromium = (find = findChromium) =>
  foundOrInstalled({
    what: 'Chromium',
    choices: [
      ['chromium-headless-shell', 'fonts-liberation'],
      ['chromium', 'fonts-liberation'],
    ],
    find,
    wayOut: 'install it, or set CHROMIUM_PATH to its executable',
  });
