import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { ComposerStore } from '../../stores/composer/composer-store';
import { ComposerActions } from './composer-actions';

it('a draft is discarded only after a confirmation, and declining it keeps the text and the focus', async () => {
  const container = await testContainer();
  const store = container.get(ComposerStore);
  store.change({ title: 'Who pays the buyout?' });
  let closed = 0;
  renderPart(container, <ComposerActions onClose={() => (closed += 1)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('alert')).toHaveTextContent('You can’t get it back');
  await userEvent.click(screen.getByRole('button', { name: 'Keep draft' }));
  expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus();
  expect([store.draft.title, closed]).toEqual(['Who pays the buyout?', 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect([store.draft.title, closed]).toEqual(['', 1]);
});
