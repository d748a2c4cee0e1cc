import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { showPage } from '../../tests/support/whole-page';
import { ShellStore } from '../stores/shell-store';

/** What the pages are looked at with has to be here before the clock of a test runs. */
beforeAll(async () => {
  await Promise.all([
    import('../views/screens/post-screen'),
    import('../views/shell/later-parts'),
    import('../views/composer/composer-part'),
    import('./modules/composer-module'),
  ]);
}, 30_000);

const POST = '/p/Kq3vN8xWm2Zt7Rf1';

async function composer() {
  const page = await showPage(POST, {});
  await screen.findAllByRole('article');
  act(() => page.resolve(ShellStore).open('post'));
  return within(await screen.findByRole('dialog', { name: 'New post' }));
}

describe('the keyboard is never left where nothing is any more:', () => {
  it('[R-183] options of a poll', async () => {
    const box = await composer();
    await userEvent.click(await box.findByRole('button', { name: 'Poll' }));
    await userEvent.click(await box.findByRole('button', { name: 'Add an option' }));
    await waitFor(() => expect(box.getByLabelText('Option 3')).toHaveFocus());
    await userEvent.click(box.getByRole('button', { name: 'Remove option 3' }));
    await waitFor(() => expect(box.getByLabelText('Option 2')).toHaveFocus());
  });

  it('[R-185] offers', async () => {
    const box = await composer();
    await userEvent.click(await box.findByRole('button', { name: 'Offers' }));
    await userEvent.click(await box.findByRole('button', { name: 'Add an offer' }));
    await waitFor(() => expect(box.getAllByLabelText('Company')[1]).toHaveFocus());
    await userEvent.click(box.getByRole('button', { name: 'Remove offer 2' }));
    await waitFor(() => expect(box.getByLabelText('Company')).toHaveFocus());
  });

  it('[R-438][R-439] pictures being chosen', async () => {
    const box = await composer();
    await userEvent.click(await box.findByRole('button', { name: 'Pictures' }));
    const files = [1, 2].map((at) => new File(['GIF89a'], `${at}.gif`, { type: 'image/gif' }));
    const input = box.getByLabelText('Choose pictures', { selector: 'input' });
    await userEvent.upload(input, files, { applyAccept: false });
    await userEvent.click(box.getByRole('button', { name: 'Move picture 2 forward' }));
    expect(box.getByRole('button', { name: 'Move picture 1 forward' })).toHaveFocus();
    await userEvent.click(box.getByRole('button', { name: 'Remove picture 1' }));
    await waitFor(() => expect(box.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus());
    await userEvent.click(box.getByRole('button', { name: 'Remove picture 1' }));
    await waitFor(() => expect(box.getByRole('button', { name: 'Choose pictures' })).toHaveFocus());
  });
});
