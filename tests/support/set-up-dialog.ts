import { expect, type Page } from '@playwright/test';

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** The open dialog. */
export const dialogOf = (page: Page) => page.locator('dialog[open]');

/** The question is visible, and is what a screen reader reads next. */
export const questionHeading = (page: Page, question: string) =>
  expect(dialogOf(page).getByRole('heading', { name: question })).toBeFocused();

export const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).press('Enter');
