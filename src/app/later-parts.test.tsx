import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage, touchUntil } from '../../tests/support/whole-page';
import { ToastStore } from '../stores/toast-store';

beforeAll(async () => {
  await Promise.all([import('../views/screens/session-screen'), import('../views/shell/later-parts')]);
}, 30_000);

it('a part around the page that fails is left out alone', async () => {
  const connectivity = {
    online: () => true,
    watch: () => {
      throw new Error('this browser knows no line');
    },
  };
  const told: unknown[] = [];
  const answers = {
    logError: async ({ request }: { readonly request: Request }) => void told.push(await request.json()),
  };
  const { resolve } = await showPage('/session', answers, { connectivity });
  const title = await screen.findByRole('heading', { level: 1, name: 'This session' });
  await touchUntil(() => expect(told).not.toEqual([]));
  act(() => resolve(ToastStore).show({ type: 'success', text1: 'Still here' }));
  expect(await screen.findByText('Still here')).toBeVisible();
  expect(title).toBeVisible();
});
