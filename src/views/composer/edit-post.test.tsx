import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { WritingPort } from '../../core/composer/writing-port';
import { aPost } from '../../core/feed/testing';
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
