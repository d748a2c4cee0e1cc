import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import { moderationText as text } from '../../../core/moderation/text';

beforeAll(() => import('../../../views/moderation/moderation-screen'), 30_000);

it('[R-198][R-571] after each decision in the moderation queue the focus moves to an existing element', async () => {
  await showPage('/moderation', {
    listQueue: ({ example }) => {
      const [item] = example as readonly object[];
      return [1, 2, 3].map((position) => ({
        ...item,
        resourceId: `Waits0000000000${position}`,
        title: `It waits ${position}`,
      }));
    },
    decide: () => new Response(undefined, { status: 204 }),
    listGrievances: () => [],
  });
  const card = (position: number) => screen.getByRole('article', { name: `It waits ${position}` });
  const keep = (position: number) => within(card(position)).getByRole('button', { name: text.keep });
  await screen.findByRole('article', { name: 'It waits 2' });
  const press = async (position: number) => {
    act(() => keep(position).focus());
    await userEvent.keyboard('{Enter}');
  };
  await press(2);
  await waitFor(() => expect(card(3)).toHaveFocus());
  await press(3);
  await waitFor(() => expect(card(1)).toHaveFocus());
  await press(1);
  await screen.findByText(text.empty.title);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('[R-585] with keys alone a moderator keeps an item, hides the next one with a note, and undoes it', async () => {
  const decided: unknown[] = [];
  await showPage('/moderation', {
    listQueue: ({ example }) => {
      const [item] = example as readonly object[];
      return [1, 2].map((position) => ({
        ...item,
        resourceId: `Waits0000000000${position}`,
        title: `It waits ${position}`,
      }));
    },
    decide: ({ path }) => {
      decided.push(path);
      return new Response(undefined, { status: 204 });
    },
    listGrievances: () => [],
  });
  const card = (position: number) => screen.findByRole('article', { name: `It waits ${position}` });
  const first = await card(1);
  act(() => first.focus());
  await waitFor(async () => {
    if (first.isConnected) await userEvent.keyboard('a');
    expect(first).not.toBeInTheDocument();
  });
  const second = await card(2);
  await waitFor(() => expect(second).toHaveFocus());
  // Without a note the key leads to its field.
  await userEvent.keyboard('x');
  const note = within(second).getByRole('textbox', { name: text.reported });
  expect(note).toHaveFocus();
  expect(note).toBeInvalid();
  await userEvent.type(note, 'Please say it politely.');
  act(() => second.focus());
  await userEvent.keyboard('x');
  await screen.findByText(text.empty.title);
  expect(screen.getByRole('status', { name: text.pending.label })).toHaveTextContent('It waits 2');
  await userEvent.keyboard('z');
  const back = await card(2);
  expect(within(back).getByRole('textbox', { name: text.reported })).toHaveValue('Please say it politely.');
  expect(decided).toEqual([]);
});
