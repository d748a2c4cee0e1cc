import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { chatMessage } from '../../core/chat/testing';
import { AppealsPort } from '../../core/moderation/appeals-port';
import { RemovedMessage } from './removed-message';

const requests: string[] = [];
const appeals = fakePort(AppealsPort, {
  readOutcome: async ({ kind, id }) => {
    requests.push(`${kind} ${id}`);
    return { decision: 'HIDE', rule: 'P1', text: 'It names someone.', appeal: 'NONE' };
  },
});

async function show(mine: boolean) {
  const container = await testContainer({ ports: [appeals] });
  renderPart(container, <RemovedMessage message={chatMessage(1, { mine, text: '', removed: true })} />);
}

it('[R-876] a removed message shows its author the broken rule on request and offers an appeal', async () => {
  await show(true);
  expect(screen.getByText('Removed by a moderator')).toBeVisible();
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  expect(await screen.findByText(/Rule P1: No personal names/)).toBeVisible();
  expect(screen.getByText('It names someone.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Appeal this decision' })).toBeVisible();
  expect(requests).toEqual(['MESSAGE Message1']);
});

it('a removed message shows everyone else only that it was removed', async () => {
  await show(false);
  expect(screen.getByText('Removed by a moderator')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
