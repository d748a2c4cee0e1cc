import { expect, type Page } from '@playwright/test';
import { chachaCipher } from '../../src/adapters/browser/chacha-cipher';
import type { Wallet } from '../../src/core/untraceable/wallet';

const MAX_WAIT = 20_000;

/** Moves the random time at which the tokens are fetched into the past; the next visit then fetches them. */
export async function makeTokensDue(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const data = decodeURIComponent(cookies.find(({ name }) => name === 'usr_data')?.value ?? '{}');
  const { TextKey: key } = JSON.parse(data) as { readonly TextKey: string };
  const place = `untraceable:${chachaCipher.labelOf(key)}`;
  const read = () => page.evaluate((name) => localStorage.getItem(name), place);
  await expect.poll(read, { timeout: MAX_WAIT }).not.toBeNull();
  const wallet = JSON.parse(chachaCipher.decrypt(key, (await read()) ?? '') ?? '{}') as Wallet;
  const due = JSON.stringify({ ...wallet, fetch: { ...wallet.fetch, at: 0 } });
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [place, chachaCipher.encrypt(key, due)],
  );
}
