import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { CommentWritingPort } from '../../core/posts/comment-writing-port';
import { aComment } from '../../core/posts/comments-testing';
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
  await act(async () => writing.answer(reply));
  await act(async () => answer());
  expect(writing.open).toEqual(reply);
  await act(async () => writing.close());
  await edit();
  await act(async () => answer());
  expect(writing.open).toEqual({ kind: 'edit', id: comment.id });
});
