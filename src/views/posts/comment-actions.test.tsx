import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { CommentWritingPort } from '../../core/posts/comment-writing-port';
import { aComment } from '../../core/posts/comments-testing';
import { Failure } from '../../core/shared/failure';
import { CommentWritingStore } from '../../stores/posts/comment-writing-store';
import { CommentActions } from './comment-actions';

it('a comment opens for editing after it was reloaded, unless its author has started writing elsewhere', async () => {
  const comment = aComment({ mine: true, editable: true });
  let answer = () => {};
  const readComment = () => new Promise<typeof comment>((resolve) => (answer = () => resolve(comment)));
  const container = await testContainer({ ports: [fakePort(CommentWritingPort, { readComment })] });
  renderPart(container, <CommentActions comment={comment} />);
  const edit = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Comment options' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  };
  const writing = container.get(CommentWritingStore);
  await edit();
  const reply = { kind: 'comment', id: 'another' } as const;
  await act(async () => writing.openFor(reply));
  await act(async () => answer());
  expect(writing.open).toEqual(reply);
  await act(async () => writing.close());
  await edit();
  await act(async () => answer());
  expect(writing.open).toEqual({ kind: 'edit', id: comment.id });
});

it('deleting a comment that fails says so in its dialog, keeps the focus there, and can be tried again', async () => {
  const comment = aComment({ mine: true });
  const failures = [
    ['offline', 'You’re offline. Try again when you’re back online.'],
    ['unavailable', 'Something went wrong. Please try again.'],
  ] as const;
  let requests = 0;
  const deleteComment = async () => {
    const [kind] = failures[requests++] ?? [];
    if (kind) throw new Failure(kind, 'deleteComment', 0);
  };
  const container = await testContainer({ ports: [fakePort(CommentWritingPort, { deleteComment })] });
  renderPart(container, <CommentActions comment={comment} />);
  await userEvent.click(screen.getByRole('button', { name: 'Comment options' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this comment?' });
  const remove = within(dialog).getByRole('button', { name: 'Delete' });
  for (const [, message] of failures) {
    await userEvent.click(remove);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
    expect(remove).toHaveFocus();
  }
  await userEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toBe(3);
});
