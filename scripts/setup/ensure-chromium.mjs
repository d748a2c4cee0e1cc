import { foundOrInstalled, isProgram, onPath } from './apt.mjs';

/** Prefers headless shell: it is the same browser without windows, and journeys take a third less time. */
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

/** The browser for journeys; installs Debian's if allowed. */
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
