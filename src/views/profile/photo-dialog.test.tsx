import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { ToastStore } from '../../stores/shared/toast-store';
import { PhotoDialog } from './photo-dialog';

/** Opens a chosen picture, or fails to. */
type Decode = (opened: boolean) => Promise<void>;

let decoding: Map<string, Decode>;
beforeEach(() => {
  decoding = new Map();
  const open = (file: File) =>
    new Promise((resolve, reject) => {
      decoding.set(file.name, (opened) =>
        act(async () => (opened ? resolve({ width: 8, height: 8 }) : reject(new DOMException()))),
      );
    });
  vi.stubGlobal('createImageBitmap', open);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (name: string) =>
  userEvent.upload(screen.getByLabelText('Choose photo'), new File(['x'], name, { type: 'image/png' }));

it('a picture that cannot be opened shows no error once a later one was chosen', async () => {
  const container = await testContainer();
  renderPart(container, <PhotoDialog open onClose={() => {}} />);
  const messages = () => container.get(ToastStore).toasts.map(({ text1 }) => text1);
  await choose('huge.png');
  await choose('small.png');
  await decoding.get('small.png')?.(true);
  expect(screen.getByRole('img', { name: 'Photo preview' })).toBeVisible();
  await decoding.get('huge.png')?.(false);
  expect(messages()).toEqual([]);
  await choose('broken.png');
  await decoding.get('broken.png')?.(false);
  expect(messages()).toEqual(['We can’t read this file. Try another photo.']);
});

it('a picture that opens after its dialog was closed is not shown when the dialog is reopened', async () => {
  const container = await testContainer();
  renderPart(container, <PhotoDialog open onClose={() => {}} />);
  await choose('slow.png');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await decoding.get('slow.png')?.(true);
  expect(screen.queryByRole('img', { name: 'Photo preview' })).toBeNull();
});
