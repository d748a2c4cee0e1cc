import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { PortalConsents } from '../../core/onboarding/portal-consents';
import { Failure } from '../../core/shared/failure';
import { OnboardingPortalStore } from '../../stores/onboarding/onboarding-portal-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { NaukriLinkScreen } from './portal-link-step';

afterEach(cleanup);

it('[R-736] a failed portal link shows a single message, and can be retried or skipped', async () => {
  const consents = fakePort(PortalConsents, {
    saveJobPortalConsent: () => Promise.reject(new Failure('unavailable', 'consent', 500)),
  });
  const container = await testContainer({ ports: [consents] });
  const toasts = container.get(ToastStore);
  const store = container.get(OnboardingPortalStore);
  store.show('CareerStatus');
  renderPart(container, <NaukriLinkScreen />);
  const agree = screen.getByRole('button', { name: 'Agree and import' });
  await userEvent.click(agree);
  expect(toasts.toasts.map(({ text1 }) => text1)).toEqual(['Something went wrong, please try again']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(agree).not.toHaveAttribute('aria-busy');
  await userEvent.click(screen.getByRole('button', { name: 'Fill it in myself' }));
  expect(store.source).toBeUndefined();
});
