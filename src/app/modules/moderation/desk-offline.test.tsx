import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import { moderationText as text } from '../../../core/moderation/text';
import { ConnectionStore } from '../../../stores/shell/connection-store';

beforeAll(() => import('../../../views/moderation/moderation-screen'), 30_000);

it('a queue and a desk that were opened offline say so, and load when the connection is back', async () => {
  let isOnline = false;
  const whenOnline = <Value,>(value: Value): Value => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return value;
  };
  const { container } = await showPage('/moderation', {
    listQueue: () => whenOnline([]),
    listGrievances: () => whenOnline([]),
    readLiveness: () => whenOnline({ status: 'ok' }),
  });
  const connection = container.get(ConnectionStore);
  expect(await screen.findAllByText(/You are offline/)).toHaveLength(2);
  await waitFor(() => expect(connection.offline).toBe(true));
  isOnline = true;
  await act(connection.confirm);
  expect(await screen.findByText(text.empty.title)).toBeVisible();
  expect(screen.queryByText(/You are offline/)).toBeNull();
});
