import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Failure } from '../../core/shared/failure';
import { OnboardingPortalStore, type PortalParts } from '../../stores/onboarding/onboarding-portal-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { StoreProvider } from '../use-store';
import { NaukriLinkScreen } from './portal-link-step';

afterEach(cleanup);

it('[R-736] a link that fails is told once, and may be tried again or left', async () => {
  const timers = { after: () => () => {}, every: () => () => {} };
  const toasts = new ToastStore(timers, { id: () => 'toast' });
  const parts = {
    consents: { saveJobPortalConsent: () => Promise.reject(new Failure('unavailable', 'consent', 500)) },
    analytics: { recordEvent: async () => {} },
  } as unknown as PortalParts;
  const store = new OnboardingPortalStore(parts, {} as never, toasts, timers);
  store.show('CareerStatus');
  render(
    <StoreProvider value={() => store as never}>
      <NaukriLinkScreen />
    </StoreProvider>,
  );
  const agree = screen.getByRole('button', { name: 'Agree and import' });
  await userEvent.click(agree);
  expect(toasts.toasts.map(({ text1 }) => text1)).toEqual(['Something went wrong, please try again']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(agree).not.toHaveAttribute('aria-busy');
  await userEvent.click(screen.getByRole('button', { name: 'Fill it in myself' }));
  expect(store.source).toBeUndefined();
});
