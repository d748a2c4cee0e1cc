import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_COOKIES } from '../../../../tests/support/whole-app';
import { showPage } from '../../../../tests/support/whole-page';
import { requestCookies } from '../../../adapters/rendering/server-environment';
import { memoryStorage } from '../../../core/shell/memory-storage';
import { ShellStore } from '../../../stores/shell/shell-store';

/** Imported up front so that loading does not count towards a test's timeout. */
beforeAll(async () => {
  await Promise.all([
    import('../../../views/posts/post-screen'),
    import('../../../views/feed/home-screen'),
    import('../../../views/feed/left-rail'),
    import('../../../views/feed/post-menu'),
    import('../../../views/shell/deferred-part-list'),
    import('../../../views/composer/composer-part'),
    import('./composer-module'),
  ]);
}, 30_000);

const POST = '/p/Kq3vN8xWm2Zt7Rf1';

async function composer() {
  const page = await showPage(POST, {});
  await screen.findAllByRole('article');
  await act(async () => page.resolve(ShellStore).open('post'));
  return within(await screen.findByRole('dialog', { name: 'New post' }));
}

it('[R-182] a new post starts with the focus in its title', async () => {
  const box = await composer();
  expect(await box.findByLabelText('Title')).toHaveFocus();
});

describe('focus after an element is removed', () => {
  it('[R-183] removing a poll option moves the focus to the previous option', async () => {
    const box = await composer();
    await userEvent.click(await box.findByRole('button', { name: 'Poll' }));
    await userEvent.click(await box.findByRole('button', { name: 'Add an option' }));
    await waitFor(() => expect(box.getByLabelText('Option 3')).toHaveFocus());
    await userEvent.click(box.getByRole('button', { name: 'Remove option 3' }));
    await waitFor(() => expect(box.getByLabelText('Option 2')).toHaveFocus());
  });

  it('[R-185] removing an offer moves the focus to the previous offer', async () => {
    const box = await composer();
    await userEvent.click(await box.findByRole('button', { name: 'Offers' }));
    await userEvent.click(await box.findByRole('button', { name: 'Add an offer' }));
    await waitFor(() => expect(box.getAllByLabelText('Company')[1]).toHaveFocus());
    await userEvent.click(box.getByRole('button', { name: 'Remove offer 2' }));
    await waitFor(() => expect(box.getByLabelText('Company')).toHaveFocus());
  });

  it('[R-438][R-439] moving or removing a picture moves the focus to the next useful button', async () => {
    const box = await composer();
    await userEvent.click(await box.findByRole('button', { name: 'Photos' }));
    const files = [1, 2].map((position) => new File(['GIF89a'], `${position}.gif`, { type: 'image/gif' }));
    const input = box.getByLabelText('Choose photos', { selector: 'input' });
    await userEvent.upload(input, files, { applyAccept: false });
    await userEvent.click(box.getByRole('button', { name: 'Move photo 2 up' }));
    expect(box.getByRole('button', { name: 'Move photo 1 up' })).toHaveFocus();
    await userEvent.click(box.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(() => expect(box.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus());
    await userEvent.click(box.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(() => expect(box.getByRole('button', { name: 'Choose photos' })).toHaveFocus());
  });

  it('[R-198] hiding a post moves the focus to the next post', async () => {
    let hidden = false;
    await showPage('/', {
      listFeed: ({ example }) => {
        const { items, ...page } = example as { readonly items: readonly unknown[] };
        return { ...page, items: hidden ? items.slice(1) : items };
      },
      setNotInterested: () => {
        hidden = true;
        return new Response(undefined, { status: 204 });
      },
    });
    const [post, next] = await screen.findAllByRole('article');
    const name = 'Post options';
    await act(async () =>
      within(post ?? document.body)
        .getByRole('button', { name })
        .focus(),
    );
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByText('Not interested');
    // A menu takes the focus a moment after it renders.
    await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).toContainElement(item));
    act(() => item.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(post).not.toBeInTheDocument());
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('[R-182] closing an emptied draft moves the focus from the removed draft link to the next link', async () => {
    const storage = memoryStorage();
    const cookies = requestCookies(MEMBER_COOKIES);
    const { resolve } = await showPage('/', {}, { storage, cookies });
    await act(async () => resolve(ShellStore).open('post'));
    await userEvent.keyboard('Notice period{Escape}');
    const entry = await screen.findByRole('button', { name: 'Your draft' });
    await userEvent.click(entry);
    const title = await screen.findByLabelText('Title');
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.clear(title);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(entry).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Salary talk' })[0]).toHaveFocus());
  });

  it('[R-198] cancelling a reply moves the focus to its comment', async () => {
    await showPage(POST, {});
    const [reply] = await screen.findAllByRole('button', { name: 'Reply' });
    await userEvent.click(reply ?? document.body);
    expect(await screen.findByLabelText('Your reply')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(reply?.closest('article')).toHaveFocus());
  });
});

it('[R-592] a sent comment is confirmed and the focus stays in its field', async () => {
  await showPage(POST, { createComment: ({ example }) => example });
  await userEvent.type(await screen.findByLabelText('Your comment'), 'Asked, and they agreed.');
  expect(screen.queryByText('Sent.')).toBeNull();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect((await screen.findByText('Sent.')).closest('[role=status]')).not.toBeNull();
});

it('[R-592] a rejected comment shows no confirmation', async () => {
  await showPage(POST, { createComment: () => new Response(undefined, { status: 500 }) });
  await userEvent.type(await screen.findByLabelText('Your comment'), 'Asked, and they agreed.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('alert');
  expect(screen.queryByText('Sent.')).toBeNull();
});
