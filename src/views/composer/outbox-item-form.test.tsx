import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { comment } from '../../stores/composer/outbox-testing';
import { OutboxItemForm } from './outbox-item-form';

it('a changed text of the queue is saved once, however fast its button is pressed', async () => {
  let saved = 0;
  const item = { id: 'w1', owner: 'asha', turn: 1, write: comment('Take the cash.') };
  const written = { title: undefined, text: 'Take the cash.' };
  renderPart(
    await testContainer(),
    <OutboxItemForm
      item={item}
      written={written}
      onDone={() => {
        saved += 1;
      }}
    />,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(button);
  fireEvent.click(button);
  await expect.poll(() => saved).toBeGreaterThan(0);
  expect(saved).toBe(1);
});
