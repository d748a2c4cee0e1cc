import type { Page } from '@playwright/test';

/** Opens a page and delays its scripts until the returned function is called. */
export async function openWithScriptsBlocked(page: Page, path = '/'): Promise<() => void> {
  let releaseFile = () => {};
  const through = new Promise<void>((resolve) => {
    releaseFile = resolve;
  });
  await page.route('**/assets/index.*.js', (route) => through.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  return releaseFile;
}
