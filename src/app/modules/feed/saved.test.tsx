import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_COOKIES } from '../../../../tests/support/whole-app';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { requestCookies } from '../../../adapters/rendering/server-environment';
import { memoryStorage } from '../../../core/shell/memory-storage';
import { ShellStore } from '../../../stores/shell/shell-store';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/feed/home-screen'),
    import('../../../views/feed/left-rail'),
    import('../../../views/feed/post-menu'),
    import('../../../views/shell/deferred-part-list'),
    import('../../../views/shell/login-prompt-dialog'),
    import('../login/login-module'),
    import('../../../views/feed/saved-dialog'),
    import('../../../views/feed/save-button'),
  ]);
}, 30_000);

const ASHA = MEMBER_COOKIES;

async function home(storage = memoryStorage(), cookies = ASHA) {
  const page = await showPage('/', {}, { storage, cookies: requestCookies(cookies) });
  const [post] = await screen.findAllByRole('article');
  if (!post) throw new Error('There is no post on the page.');
  await touchUntil(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
  const title = within(post).getByRole('heading').textContent;
  const fromMenu = async (item: string) => {
    await userEvent.click(within(post).getByRole('button', { name: 'Post options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
  };
  return { ...page, post, title, fromMenu };
}

const saved = async () => within(await screen.findByRole('dialog', { name: 'Saved' }));

describe('[R-198] a saved post', () => {
  it('a post is saved from its menu, listed among the saved posts and removed there by keyboard', async () => {
    const { title, fromMenu } = await home();
    await fromMenu('Save');
    expect(await screen.findByText('Saved on this device.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
    const list = await saved();
    expect(list.getByRole('link', { name: title })).toHaveAttribute('href', expect.stringMatching(/^\/p\//));
    list.getByRole('button', { name: `Remove “${title}”` }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await list.findByText('Nothing saved yet')).toBeInTheDocument();
    await waitFor(() => expect(list.getByRole('button', { name: 'Close' })).toHaveFocus());
  });

  it('the save button below a post saves it and then shows the saved state', async () => {
    const { post, title, resolve } = await home();
    const save = await within(post).findByRole('button', { name: 'Save' });
    expect(save).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
    await act(async () => resolve(ShellStore).open('saved'));
    expect((await saved()).getByRole('link', { name: title })).toBeInTheDocument();
  });

  it('a post is saved with the S key and removed with the same key', async () => {
    const { post, title, resolve } = await home();
    post.focus();
    await userEvent.keyboard('s');
    await act(async () => resolve(ShellStore).open('saved'));
    expect((await saved()).getByRole('link', { name: title })).toBeInTheDocument();
    await act(async () => resolve(ShellStore).close());
    post.focus();
    await userEvent.keyboard('s');
    expect(await screen.findByText('Removed from Saved.')).toBeInTheDocument();
  });

  it('saving a post says so when the device stores nothing', async () => {
    const { fromMenu } = await home({ read: () => undefined, write: () => {}, remove: () => {} });
    await fromMenu('Save');
    expect(await screen.findByText(/Couldn’t save this on this device/)).toBeInTheDocument();
  });

  it('saving a post asks a visitor to log in and never shows the saved posts of others', async () => {
    const { fromMenu } = await home(memoryStorage(), '');
    expect(screen.queryByRole('button', { name: 'Saved' })).toBeNull();
    await fromMenu('Save');
    expect(await screen.findByRole('dialog', { name: 'Join the conversation' })).toBeInTheDocument();
  });
});
