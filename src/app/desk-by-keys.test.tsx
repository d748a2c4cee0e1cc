import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../tests/support/whole-page';
import { moderationText as text } from '../core/moderation/text';

beforeAll(() => import('../views/moderation/moderation-screen'), 30_000);

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
