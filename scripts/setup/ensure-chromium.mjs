import { foundOrInstalled, installIfAllowed, isProgram, onPath } from './apt.mjs';

/** The same browser without windows: journeys take a third less time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const KNOWN = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findChromium = (input = process.env.CHROMIUM_PATH) =>
  [input, ...KNOWN, onPath('chromium'), onPath('google-chrome')].find((path) => path && isProgram(path));

/** The browser for journeys. As root, installs Debian's headless shell even if another browser is found. */
export async function ensureChromium(find = findChromium, shell = HEADLESS_SHELL) {
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  if (!isChosen && !isProgram(shell) && find())
    await installIfAllowed('chromium-headless-shell, in which journeys take a third less time', [
      'chromium-headless-shell',
    ]);
  return foundOrInstalled({
    what: 'Chromium',
    choices: [
      ['chromium-headless-shell', 'fonts-liberation'],
      ['chromium', 'fonts-liberation'],
    ],
    find,
    wayOut: 'install it, or set CHROMIUM_PATH to its executable',
  });
}
