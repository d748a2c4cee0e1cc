import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { MEMBER_COOKIES } from '../../../tests/support/whole-app';
import { showPage } from '../../../tests/support/whole-page';
import { requestCookies } from '../../adapters/rendering/server-environment';
import { memoryStorage } from '../../core/shell/memory-storage';

const UNSAVED = 'Your changes aren’t saved yet.';

beforeAll(async () => {
  await import('./profile-screen');
}, 30_000);

const focused = () => document.activeElement as HTMLElement;
const dialog = async () => within(await screen.findByRole('dialog'));

it.each([
  ['Edit details', 'textbox', 'Name'],
  ['Add job', 'combobox', 'Company'],
  ['Add education', 'combobox', 'College'],
])(
  '[R-055] the closed dialog of %s opens again with its text, which can be discarded by keyboard',
  async (opener, role, name) => {
    await showPage('/user', {}, { cookies: requestCookies(MEMBER_COOKIES), storage: memoryStorage() });
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: opener }));
      return (await dialog()).findByRole(role, { name });
    };
    const close = async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const field = await open();
    const saved = (field as HTMLInputElement).value;
    expect(screen.queryByText(UNSAVED)).toBeNull();
    await userEvent.type(field, ' Kaveri');
    expect(screen.queryByText(UNSAVED)).toBeNull();
    await close();
    expect(await open()).toHaveValue(`${saved} Kaveri`);
    expect(screen.getByText(UNSAVED)).toBeVisible();
    screen.getByRole('button', { name: 'Discard changes' }).focus();
    await userEvent.keyboard('{Enter}');
    expect((await dialog()).getByRole(role, { name })).toHaveValue(saved);
    expect(screen.queryByText(UNSAVED)).toBeNull();
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('form')).toContainElement(focused()));
    await close();
    expect(await open()).toHaveValue(saved);
    expect(screen.queryByText(UNSAVED)).toBeNull();
  },
);
