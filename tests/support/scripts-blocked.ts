import { expect, type Page } from '@playwright/test';

/** Opens a page and delays its scripts until the returned function is called. */
export async function openWithScriptsBlocked(page: Page, path = '/'): Promise<() => void> {
  let releaseFile = () => {};
  const through = new Promise<void>((resolve) => {
    releaseFile = resolve;
  });
  await page.route('**/assets/index.*.js', (route) => through.then(() => route.continue()));
  await page.addInitScript(() => {
    const seen = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.async) document.documentElement.dataset.early = '';
    };
    document.addEventListener('load', seen, true);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html[data-early]'), 'what keeps presses is there').toHaveCount(1);
  return releaseFile;
}
