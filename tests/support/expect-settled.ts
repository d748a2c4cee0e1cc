import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export const allOf = (selector: string) => document.querySelectorAll<HTMLElement>(selector).length;

/** The page shows content and a next action, and reports each cause only once. */
export async function expectSettled(toasts: () => readonly string[]) {
  await waitFor(() => expect(allOf('main h1')).toBe(1));
  expect(allOf('main a[href], main button')).toBeGreaterThan(1);
  expect(allOf('a[aria-label="Humkaar, home"]')).toBe(1);
  expect(allOf('nav a[href="/"]')).toBeGreaterThan(0);
  expect(toasts().length).toBeLessThanOrEqual(1);
}
