import { expect, type Page } from '@playwright/test';

interface Sending {
  /** The address of the request, and the button that sends it. */
  readonly path: string;
  readonly button: string;
  /** Of the server if undefined. */
  readonly status?: number | undefined;
}

/**
 * Sends a form, and lets the response arrive only on the next page. The test blocks service workers: one that takes over
 * meanwhile could let the request pass.
 */
export async function leaveWhileSending(page: Page, { path, button, status }: Sending): Promise<void> {
  const [sent, arrived] = signal();
  const [allowed, respond] = signal();
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    arrived();
    await allowed;
    return status ? route.fulfill({ status, json: {} }) : route.continue();
  });
  await page.getByRole('button', { name: button }).click();
  await sent;
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  respond();
}

function signal(): [given: Promise<void>, give: () => void] {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, give];
}

/** A toast with this text. */
export const messageWith = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
