import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDroppedFiles } from './use-dropped-files';

interface FormProps {
  readonly take: (files: readonly File[]) => void;
}

function Form({ take }: FormProps) {
  useDroppedFiles(take);
  return <input aria-label="Caption" />;
}

it('[R-007] cells copied from a spreadsheet are pasted as text into a field, and a screenshot is added as a photo', () => {
  const taken: (readonly File[])[] = [];
  render(<Form take={(files) => taken.push(files)} />);
  const picture = new File(['png'], 'image.png', { type: 'image/png' });
  const caption = screen.getByLabelText('Caption');
  const cells = { files: [picture], types: ['text/plain', 'text/html', 'Files'] };
  expect(fireEvent.paste(caption, { clipboardData: cells })).toBe(true);
  expect(taken).toEqual([]);
  expect(fireEvent.paste(caption, { clipboardData: { files: [picture], types: ['Files'] } })).toBe(false);
  expect(taken).toEqual([[picture]]);
});

it('[R-007] a photo that is dragged within the page is not added again, and one from outside is', () => {
  const taken: (readonly File[])[] = [];
  render(<Form take={(files) => taken.push(files)} />);
  const picture = new File(['png'], 'image.png', { type: 'image/png' });
  const drop = () => fireEvent.drop(document.body, { dataTransfer: { files: [picture], types: ['Files'] } });
  fireEvent.dragStart(document.body);
  drop();
  expect(taken).toEqual([]);
  fireEvent.dragEnd(document.body);
  drop();
  expect(taken).toEqual([[picture]]);
});
