import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { chatMessage } from '../../core/chat/testing';
import type { AppealsPort } from '../../core/moderation/appeals-port';
import { AppealStore } from '../../stores/moderation/appeal-store';
import { type Resolve, StoreProvider } from '../use-store';
import { RemovedMessage } from './removed-message';

const asked: string[] = [];
const port = {
  readOutcome: async ({ kind, id }) => {
    asked.push(`${kind} ${id}`);
    return { decision: 'HIDE', rule: 'P1', text: 'It names somebody.', appeal: 'NONE' };
  },
} as Partial<AppealsPort> as AppealsPort;

function show(mine: boolean) {
  const appeals = new AppealStore(port, { id: () => 'key' });
  const resolve: Resolve = (token) => appeals as InstanceType<typeof token>;
  render(
    <StoreProvider value={resolve}>
      <RemovedMessage message={chatMessage(1, { mine, text: '', removed: true })} />
    </StoreProvider>,
  );
}

it('[R-876] says to its author which rule it broke when they ask, and offers a second look', async () => {
  show(true);
  expect(screen.getByText('Removed by a moderator')).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  expect(await screen.findByText(/Rule P1: No personal names/)).toBeVisible();
  expect(screen.getByText('It names somebody.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Appeal this decision' })).toBeVisible();
  expect(asked).toEqual(['MESSAGE Message1']);
});

it('says to everybody else that it was removed, and nothing more', () => {
  show(false);
  expect(screen.getByText('Removed by a moderator')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
