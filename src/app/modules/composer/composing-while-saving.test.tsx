import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { problem } from '../../../adapters/http/testing';
import { messagesText } from '../../../core/shell/messages-text';
import { ComposerStore } from '../../../stores/composer/composer-store';
import { IntentsStore } from '../../../stores/composer/intents-store';
import { ShellStore } from '../../../stores/shell/shell-store';

/** Imported up front so that loading does not count towards a test's timeout. */
beforeAll(async () => {
  await Promise.all([
    import('../../../views/posts/post-screen'),
    import('../../../views/shell/deferred-part-list'),
    import('../../../views/composer/composer-part'),
    import('../../../views/kit/combobox'),
    import('./composer-module'),
  ]);
}, 30_000);

const POST = '/p/Kq3vN8xWm2Zt7Rf1';
const dialog = async () => within(await screen.findByRole('dialog', { name: 'New post' }));

/** A post whose request is pending until the test resolves or fails it. */
async function underWay() {
  const connection: { answer: (there: boolean) => void } = { answer: () => {} };
  const page = await showPage(POST, {
    createPost: ({ example }) =>
      new Promise((resolve) => {
        connection.answer = (there) => resolve(there ? example : problem(503, 'OVERLOADED'));
      }),
  });
  await screen.findAllByRole('article');
  const open = () => act(async () => page.resolve(ShellStore).open('post'));
  await open();
  const box = await dialog();
  await userEvent.type(box.getByLabelText('Title'), 'Who pays the buyout');
  const store = page.resolve(ComposerStore);
  await act(async () => store.change({ community: { kind: 'TOPIC', id: 42, name: 'Salary talk' } }));
  await userEvent.click(box.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(store.state).toBe('SENDING'));
  const answer = (there: boolean) => act(async () => connection.answer(there));
  return { ...page, open, box, store, answer };
}

it('[R-055] a post that fails after its dialog was closed shows a message and can be edited again', async () => {
  const { box, answer } = await underWay();
  await userEvent.click(box.getByRole('button', { name: messagesText.kit.close }));
  await answer(false);
  await touchUntil(() => screen.getByText('Couldn’t publish your post. Your text is still here.'));
  await userEvent.click(screen.getByRole('button', { name: 'Back to draft' }));
  expect((await dialog()).getByLabelText('Title')).toHaveValue('Who pays the buyout');
});

it('[R-055] a post that succeeds after its dialog was closed leaves the user on the current page and offers a link to the post', async () => {
  const { box, answer, router } = await underWay();
  await userEvent.click(box.getByRole('button', { name: messagesText.kit.close }));
  await act(() => router.navigate('/legal/terms-of-use'));
  await answer(true);
  await touchUntil(() => screen.getByText('Your post is live.'));
  expect(router.state.location.pathname).toBe('/legal/terms-of-use');
  await userEvent.click(screen.getByRole('button', { name: 'View post' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/p\//));
});

it('[R-055] a post started while another one is being sent keeps its text', async () => {
  const { box, answer, open, toasts } = await underWay();
  await userEvent.click(box.getByRole('button', { name: 'Discard' }));
  await userEvent.click(box.getByRole('button', { name: 'Discard draft' }));
  await open();
  const next = await dialog();
  await userEvent.type(next.getByLabelText('Title'), 'And who signs the letter');
  await answer(true);
  await waitFor(() => expect(toasts()).toContain('Your post is live.'));
  expect(next.getByLabelText('Title')).toHaveValue('And who signs the letter');
});

it('text typed while the post is sent stays in the dialog as the next draft, and the user learns that', async () => {
  const { box, answer, store, toasts } = await underWay();
  await userEvent.type(box.getByLabelText('Title'), '?');
  await userEvent.type(box.getByLabelText(/^Text/), 'And when');
  await answer(true);
  await waitFor(() =>
    expect(toasts()).toContain('Your post is live. Your later changes are still here, as a draft.'),
  );
  expect(box.getByLabelText('Title')).toHaveValue('Who pays the buyout?');
  expect(box.getByLabelText(/^Text/)).toHaveValue('And when');
  expect(store.state).toBe('WRITING');
});

it('a community chosen while the one of the address is looked up stays', async () => {
  const lookup: { answer?: () => void } = {};
  const page = await showPage(POST, {
    listCommunityPosts: ({ example }) =>
      new Promise((resolve) => {
        lookup.answer = () => resolve(example);
      }),
  });
  await screen.findAllByRole('article');
  page.resolve(IntentsStore).wantPost({ type: 'TOPIC', entityId: 7 });
  await act(async () => page.resolve(ShellStore).open('post'));
  await dialog();
  const store = page.resolve(ComposerStore);
  await waitFor(() => expect(lookup.answer).toBeDefined());
  await act(async () => store.change({ community: { kind: 'TOPIC', id: 42, name: 'Job switches' } }));
  await act(async () => lookup.answer?.());
  expect(store.draft.community?.name).toBe('Job switches');
});

it('an unfinished draft keeps its community when an address names another one', async () => {
  const page = await showPage(POST, {});
  await screen.findAllByRole('article');
  const open = () => act(async () => page.resolve(ShellStore).open('post'));
  await open();
  await dialog();
  const draft = {
    title: 'Notice period',
    community: { kind: 'TOPIC', id: 77, name: 'Job switches' },
  } as const;
  await act(async () => page.resolve(ComposerStore).change(draft));
  await act(async () => page.resolve(ShellStore).close());
  page.resolve(IntentsStore).wantPost({ type: 'TOPIC', entityId: 43 });
  await open();
  const box = await dialog();
  expect(await box.findByText('You have an unfinished draft for Job switches.')).toBeVisible();
  expect(box.getByRole('combobox', { name: 'Community' })).toHaveValue('Job switches');
  expect(box.getByRole('button', { name: /^Move draft to/ })).toBeVisible();
});
