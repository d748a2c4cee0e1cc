import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';

it('a reader who presses a second filter while the first one loads gets the decisions of both', async () => {
  const asked: (string | null)[][] = [];
  let release = () => {};
  const loading = new Promise<void>((done) => {
    release = done;
  });
  await showPage('/moderation/log', {
    listDecisions: async ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push([searchParams.get('rule'), searchParams.get('resourceType')]);
      if (asked.length === 2) await loading;
      return { items: [], nextCursor: null };
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: /^S1/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await userEvent.click(screen.getByRole('link', { name: 'Comment' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  release();
  expect(asked).toEqual([
    [null, null],
    ['S1', null],
    ['S1', 'COMMENT'],
  ]);
});
