import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { WritingPort } from '../../core/composer/writing-port';
import { aPost } from '../../core/feed/testing';
import { ToastStore } from '../../stores/shared/toast-store';
import { EditPost } from './edit-post';

const picture = (fileKey: string) => ({
  type: 'IMAGE' as const,
  fileKey,
  url: `/media/${fileKey}`,
  alt: fileKey,
  width: 400,
  height: 300,
});

it('two pictures removed one after the other stay removed although the responses take a while', async () => {
  const answers: (() => void)[] = [];
  const deletePostMedia = () => new Promise<void>((resolve) => answers.push(resolve));
  const container = await testContainer({ ports: [fakePort(WritingPort, { deletePostMedia })] });
  const post = aPost({ media: ['desk', 'badge', 'garden'].map(picture) });
  renderPart(container, <EditPost post={post} onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  for (const answer of answers) await act(async () => answer());
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['garden']);
});

it('text typed while the edit is saved stays in the dialog, which says that it is not saved yet', async () => {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const outcome = {
    postId: 'Kq3vN8xWm2Zt7Rf1',
    status: 'LIVE' as const,
    code: undefined,
    message: undefined,
  };
  const editPost = (edit: unknown) => {
    sent.push(edit);
    return new Promise<typeof outcome>((resolve) => answers.push(() => resolve(outcome)));
  };
  const container = await testContainer({ ports: [fakePort(WritingPort, { editPost })] });
  const post = aPost({ title: 'Who pays', text: 'The buyout.' });
  let closed = 0;
  renderPart(container, <EditPost post={post} onClose={() => (closed += 1)} />);
  const text = screen.getByLabelText('Text');
  await userEvent.type(text, ' Soon.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(text, ' Or not.');
  await act(async () => answers[0]?.());
  expect(text).toHaveValue('The buyout. Soon. Or not.');
  expect(closed).toBe(0);
  expect(container.get(ToastStore).toasts.map(({ text1 }) => text1)).toEqual([
    'Changes saved. Your later changes aren’t saved yet.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => answers[1]?.());
  expect(sent).toMatchObject([{ text: 'The buyout. Soon.' }, { text: 'The buyout. Soon. Or not.' }]);
  expect(closed).toBe(1);
});
