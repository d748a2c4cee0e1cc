import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { requestCookies } from '../../../adapters/rendering/server-environment';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/notifications/notifications-screen'),
    import('../../../views/shell/deferred-part-list'),
  ]);
}, 30_000);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[R-841] a slow interaction is reported when the user leaves the page', async () => {
  let look: ((list: { getEntries: () => readonly object[] }) => void) | undefined;
  class Observer {
    static readonly supportedEntryTypes = ['event'];
    constructor(callback: NonNullable<typeof look>) {
      look = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const reported: unknown[] = [];
  const known = { cookies: requestCookies('UAC_K=1; UAC_I=Mb1asha2Nair3Qx4') };
  const overrides = {
    listNotifications: () => [],
    recordVital: async ({ request }: { readonly request: Request }) =>
      void reported.push(await request.json()),
  };
  await showPage('/notifications', overrides, known);
  await screen.findByText('No notifications yet');
  await touchUntil(() => expect(look).toBeDefined());
  look?.({ getEntries: () => [{ interactionId: 1, duration: 320, target: document.body }] });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() =>
    expect(reported).toMatchObject([{ name: 'INP', value: 320, pageName: expect.any(String) }]),
  );
});
