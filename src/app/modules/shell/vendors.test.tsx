import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { pageVendors } from '../../../adapters/browser/page-vendors';
import { noVendorScripts } from '../../../core/shell/vendor-scripts';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/notifications/notifications-screen'),
    import('../../../views/shell/deferred-part-list'),
  ]);
}, 30_000);

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];
const addresses = () => scripts().map(({ src }) => src);

/** The meta tag our server wrote into the head. */
function note(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'vendor-scripts';
  meta.content = content;
  document.head.append(meta);
}

afterEach(() => {
  for (const item of document.head.querySelectorAll('script, meta[name="vendor-scripts"]')) item.remove();
});

it('[R-711][R-712] vendor scripts load once each on the first interaction, and a blocked script does not disturb the page', async () => {
  const tags = 'https://tags.example/kit.js?id=T-1';
  const push = 'https://push.example/kit.js?id=p_2';
  note(`${tags} ${push}`);
  const failures: unknown[] = [];
  const { toasts } = await showPage('/notifications', {
    listNotifications: () => [],
    logError: async ({ request }) => void failures.push(await request.json()),
  });
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  expect(addresses(), 'nothing before a hand is there').toEqual([]);
  await touchUntil(() => expect(addresses()).toEqual([tags, push]));
  expect(scripts().every(({ async }) => async)).toBe(true);
  for (const htmlScriptElement of scripts()) htmlScriptElement.dispatchEvent(new Event('error'));
  await expect.poll(addresses).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  expect(screen.getByText('No notifications yet')).toBeVisible();
  expect([addresses(), toasts(), failures]).toEqual([[], [], []]);
});

it('[R-712] without the meta tag in the page no vendor script loads', async () => {
  expect(pageVendors(document)).toBe(noVendorScripts);
  await pageVendors(document).load();
  expect(addresses()).toEqual([]);
});

it('[R-711] a vendor script that is already in the page is not added again', async () => {
  note('https://tags.example/once.js?id=T-1');
  const both = Promise.all([pageVendors(document).load(), pageVendors(document).load()]);
  await expect.poll(addresses).toEqual(['https://tags.example/once.js?id=T-1']);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(both).resolves.toHaveLength(2);
});

it('[R-712] a browser that blocks script elements changes nothing', async () => {
  note('https://tags.example/refused.js?id=T-1');
  const vendors = pageVendors(document);
  vi.spyOn(document, 'createElement').mockImplementation(() => {
    throw new TypeError('refused');
  });
  await expect(vendors.load()).resolves.toBeUndefined();
  expect(addresses()).toEqual([]);
});
