import { expect, type Page } from '@playwright/test';

export interface Watched {
  /** Console errors. */
  readonly complaints: string[];
  /** Calls of the services, as `METHOD /path`. */
  readonly calls: string[];
}

const SERVICE = /\/(?:[a-z]+-services|api|sandbox|logout|health)(?:\/|$)/;

/** Notes what a page complains about and what it asks the services for. */
export function watch(page: Page): Watched {
  const watched: Watched = { complaints: [], calls: [] };
  page.on('console', (message) => {
    const expected = /status of 404/.test(message.text());
    if (!expected && ['error', 'warning'].includes(message.type())) watched.complaints.push(message.text());
  });
  page.on('pageerror', (error) => watched.complaints.push(String(error)));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (SERVICE.test(pathname)) watched.calls.push(`${request.method()} ${pathname}${search}`);
  });
  return watched;
}

const guarded = new WeakSet<Page>();

/** Every journey fails on an uncaught error or rejected promise. */
function failOnUncaught(page: Page): void {
  if (guarded.has(page)) return;
  guarded.add(page);
  page.on('pageerror', (error) => expect.soft(String(error), 'an error that nothing caught').toBe(''));
}

export async function open(page: Page, path: string, waitUntil: 'load' | 'commit' = 'load'): Promise<number> {
  failOnUncaught(page);
  const go = () => page.goto(path, { waitUntil });
  // A page that restarts at this moment for its next member interrupts the navigation once.
  const response = await go().catch((error: Error) => {
    if (error.message.includes('net::ERR_ABORTED')) return go();
    throw error;
  });
  await page.locator('html[data-ready]').waitFor();
  await page.bringToFront();
  return response?.status() ?? 0;
}
