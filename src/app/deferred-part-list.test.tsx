import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage, touchUntil } from '../../tests/support/whole-page';
import { OnboardingExtras } from '../core/onboarding/onboarding-extras';
import { messagesText } from '../core/shell/messages-text';
import { LoginPromptStore } from '../stores/login/login-prompt-store';
import { openSetUp } from '../stores/onboarding/open-set-up';
import { ToastStore } from '../stores/shared/toast-store';

beforeAll(async () => {
  await Promise.all([import('../views/login/session-screen'), import('../views/shell/deferred-part-list')]);
}, 30_000);

it('only the failing part around the page is left out', async () => {
  const connectivity = {
    online: () => true,
    watch: () => {
      throw new Error('this browser knows no line');
    },
  };
  const reported: unknown[] = [];
  const overrides = {
    logError: async ({ request }: { readonly request: Request }) => void reported.push(await request.json()),
  };
  const { resolve } = await showPage('/session', overrides, { connectivity });
  const title = await screen.findByRole('heading', { level: 1, name: 'Sessions' });
  await touchUntil(() => expect(reported).not.toEqual([]));
  await act(async () => resolve(ToastStore).show({ type: 'success', text1: 'Still here' }));
  expect(await screen.findByText('Still here')).toBeVisible();
  expect(title).toBeVisible();
});

it('[R-055] a dialog that fails to load closes with a message and opens on the next attempt', async () => {
  const { resolve } = await showPage('/session', {});
  await screen.findByRole('heading', { level: 1, name: 'Sessions' });
  const extras = resolve(OnboardingExtras);
  const { load } = extras;
  let fails = true;
  Object.assign(extras, { load: () => (fails ? Promise.reject(new TypeError('no such file')) : load()) });
  const requirement = resolve(LoginPromptStore);
  await act(async () => openSetUp(requirement, { edit: 'CareerStatus' }));
  await touchUntil(() => expect(screen.queryByText(messagesText.errors.unavailable)).not.toBeNull());
  expect(requirement.current).toBeUndefined();
  fails = false;
  await act(async () => openSetUp(requirement, { edit: 'CareerStatus' }));
  expect(await screen.findByRole('dialog', { name: /Set up/ })).toBeVisible();
});
