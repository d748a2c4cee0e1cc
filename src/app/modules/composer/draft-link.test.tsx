import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { MEMBER_COOKIES } from '../../../../tests/support/whole-app';
import { showPage } from '../../../../tests/support/whole-page';
import { requestCookies } from '../../../adapters/rendering/server-environment';
import { memoryStorage } from '../../../core/shell/memory-storage';
import { ShellStore } from '../../../stores/shell/shell-store';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/feed/home-screen'),
    import('../../../views/feed/left-rail'),
    import('../../../views/shell/deferred-part-list'),
    import('../../../views/composer/composer-part'),
    import('./composer-module'),
  ]);
}, 30_000);

const link = () => screen.queryByRole('button', { name: 'Your draft' });
const composer = async () => within(await screen.findByRole('dialog', { name: 'New post' }));

it('[R-182] the draft link leads back to the unfinished post as long as it is stored on the device', async () => {
  const cookies = requestCookies(MEMBER_COOKIES);
  const { resolve } = await showPage('/', {}, { storage: memoryStorage(), cookies });
  await screen.findByRole('navigation', { name: 'Feed' });
  expect(link()).toBeNull();
  await act(async () => resolve(ShellStore).open('post'));
  await userEvent.type(await (await composer()).findByLabelText('Title'), 'Notice period');
  await act(async () => resolve(ShellStore).close());
  await userEvent.click(await screen.findByRole('button', { name: 'Your draft' }));
  const title = await (await composer()).findByLabelText('Title');
  expect(title).toHaveValue('Notice period');
  await userEvent.clear(title);
  await act(async () => resolve(ShellStore).close());
  await waitFor(() => expect(link()).toBeNull());
});

it('a preset text does not replace an unfinished draft until the user chooses it', async () => {
  const cookies = requestCookies(MEMBER_COOKIES);
  const { resolve } = await showPage('/', {}, { storage: memoryStorage(), cookies });
  await screen.findByRole('navigation', { name: 'Feed' });
  await act(async () => resolve(ShellStore).open('post'));
  await userEvent.type(await (await composer()).findByLabelText('Title'), 'Notice period');
  await act(async () => resolve(ShellStore).close());
  const preset = { title: 'How is it to work at Zentrix Labs?', text: 'On-call is paid.' };
  await act(async () => resolve(ShellStore).openPost(preset));
  const box = await composer();
  expect(await box.findByLabelText('Title')).toHaveValue('Notice period');
  expect(box.getByText('You have an unfinished draft, so the new text wasn’t added.')).toBeVisible();
  await userEvent.click(box.getByRole('button', { name: 'Replace my draft' }));
  expect(box.getByLabelText('Title')).toHaveValue(preset.title);
  expect(box.getByLabelText('Title')).toHaveFocus();
  expect(box.getByLabelText(/^Text/)).toHaveValue(preset.text);
  expect(box.queryByRole('button', { name: 'Replace my draft' })).toBeNull();
});

it('an unfinished draft keeps its community when the composer opens from another one, and the user may move it', async () => {
  const cookies = requestCookies(MEMBER_COOKIES);
  const { resolve } = await showPage('/', {}, { storage: memoryStorage(), cookies });
  await screen.findByRole('navigation', { name: 'Feed' });
  const openFrom = (id: number, name: string) =>
    act(async () => resolve(ShellStore).openPost({ community: { kind: 'TOPIC', id, name } }));
  await openFrom(43, 'Salary talk');
  await userEvent.type(await (await composer()).findByLabelText('Title'), 'Notice period');
  await act(async () => resolve(ShellStore).close());
  await openFrom(44, 'Job switches');
  const box = await composer();
  expect(await box.findByText('You have an unfinished draft for Salary talk.')).toBeVisible();
  const community = () => box.getByRole('combobox', { name: 'Community' });
  expect(community()).toHaveValue('Salary talk');
  await userEvent.click(box.getByRole('button', { name: 'Move draft to Job switches' }));
  expect(community()).toHaveValue('Job switches');
  expect(box.getByLabelText('Title')).toHaveValue('Notice period');
  expect(box.getByLabelText('Title')).toHaveFocus();
  expect(box.queryByText(/unfinished draft/)).toBeNull();
});
