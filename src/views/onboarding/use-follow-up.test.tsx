import { act, cleanup, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { PopupEligibility } from '../../core/onboarding/popup-eligibility';
import { SessionStore } from '../../stores/login/session-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { useFollowUp } from './use-follow-up';

afterEach(cleanup);

const FollowUp = observer(function FollowUp() {
  useFollowUp();
  return <textarea aria-label="Your comment" />;
});

async function finishSetUp(before: () => void = () => undefined) {
  const container = await testContainer({
    ports: [fakePort(PopupEligibility, { mayAsk: async () => true })],
  });
  runInAction(() => {
    container.get(SessionStore).session = { profile: { isReader: true, isWriter: true } as never };
  });
  renderPart(container, <FollowUp />);
  before();
  await act(async () =>
    runInAction(() => {
      container.get(OnboardingStore).followUpDue = true;
    }),
  );
  return container.get(ShellStore).overlay;
}

it('a member is asked to share something after setup', async () => {
  expect(await finishSetUp()).toBe('compose');
});

it('a member who writes a comment after setup is not interrupted', async () => {
  expect(await finishSetUp(() => screen.getByRole('textbox').focus())).toBeUndefined();
});
