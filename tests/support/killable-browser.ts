import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';

export interface KillableBrowser {
  readonly page: Page;
  /** Ends all its processes at once, as a crash or an empty battery does. */
  kill(): Promise<void>;
}

/** Starts Chromium with a profile that outlives it. */
export async function startBrowser(executable: string, profile: string): Promise<KillableBrowser> {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const place = ['--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(executable, [...flags, ...place, 'about:blank'], {
    // A separate process group, so that its processes end together.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((found) => {
    let text = '';
    child.stderr.on('data', (part) => {
      text += String(part);
      const [, there] = /DevTools listening on (\S+)/.exec(text) ?? [];
      if (there) found(there);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  return {
    page: await (context ?? (await browser.newContext())).newPage(),
    kill: async () => {
      const ended = once(child, 'exit');
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
