import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { CareerStatusPort } from '../../core/onboarding/career-status-port';
import { openEdit } from '../../core/onboarding/open-flow';
import { VerificationPort } from '../../core/onboarding/verification-port';
import { Failure } from '../../core/shared/failure';
import { OnboardingCodeStore } from '../../stores/onboarding/onboarding-code-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { CodeStep } from './code-step';

afterEach(cleanup);

/** A user with an email code, and a service that refuses the next request. */
async function refusedFrom(press: string, failure: Failure) {
  let refuses = false;
  const answer = async () => {
    if (refuses) throw failure;
    return { resendAfter: 0, validMinutes: 10 };
  };
  const verification = fakePort(VerificationPort, { sendCode: answer, verifyCode: answer as never });
  const container = await testContainer({ ports: [verification] });
  const toasts = container.get(ToastStore);
  const store = container.get(OnboardingCodeStore);
  store.typeEmail('asha@zentrix-labs.example');
  await store.send();
  refuses = true;
  renderPart(container, <CodeStep />);
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: press }));
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
  return [
    ...screen.queryAllByRole('alert').map(({ textContent }) => textContent),
    ...toasts.toasts.map(({ text1 }) => text1),
  ];
}

it('a code typed while a new code is being requested stays', async () => {
  let answer = () => {};
  const response = { resendAfter: 0, validMinutes: 10 };
  const sendCode = () => new Promise<typeof response>((resolve) => (answer = () => resolve(response)));
  const container = await testContainer({ ports: [fakePort(VerificationPort, { sendCode })] });
  const store = container.get(OnboardingCodeStore);
  store.typeEmail('asha@zentrix-labs.example');
  store.typeCode('111111');
  renderPart(container, <CodeStep />);
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  answer();
  await expect.poll(() => store.busy).toBe(false);
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  answer();
  await expect.poll(() => screen.getByLabelText('Code')).toHaveValue('');
});

it('a code can be typed with Hindi digits', async () => {
  renderPart(await testContainer(), <CodeStep />);
  await userEvent.type(screen.getByLabelText('Code'), '१२३ ४५६');
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
});

const failure = (kind: Failure['kind'], code: string, retryAfter?: number) =>
  new Failure(kind, 'verifyCode', 422, { code, retryAfter });

it.each([
  [failure('invalid', 'FREE_MAIL'), /^Use your work or college email\. We can’t verify Gmail/],
  [failure('invalid', 'SHAPE'), /^Enter a valid work e-mail address\.$/],
  [failure('limited', 'TOO_MANY_CODES', 60), /^Too many attempts\. Try again in 60 seconds\.$/],
  [failure('unavailable', 'TIMEOUT'), /^No response from the server\. Your answers are saved/],
  [failure('unavailable', 'EMAIL_UNAVAILABLE', 60), /^We can’t send emails right now\. Try again in a few/],
])('[R-257] a refused new code shows a single message, and the typed code stays: %j', async (why, regExp) => {
  expect(await refusedFrom('Send a new code', why)).toEqual([expect.stringMatching(regExp)]);
});

it.each([
  [failure('invalid', 'WRONG_CODE'), /^This code is incorrect/],
  [failure('notFound', 'GONE'), /^This code has expired or was already used\. Request a new one\.$/],
  [failure('conflict', 'USED'), /^This code has expired or was already used\. Request a new one\.$/],
  [failure('limited', 'TOO_MANY_CODES', 86_400), /^Too many attempts\. Try again in 24 hours\.$/],
  [failure('unavailable', 'TIMEOUT'), /^No response from the server\. Your answers are saved/],
])(
  '[R-257] a code that does not verify shows a single message and stays for correction: %j',
  async (why, regExp) => {
    expect(await refusedFrom('Verify', why)).toEqual([expect.stringMatching(regExp)]);
  },
);

it.each([
  [undefined, ['This code is incorrect. Check it or request a new one.'], '123456'],
  ['VERIFIED' as const, [], ''],
])(
  '[R-257] a code whose first response was lost is not called incorrect if it verified the member: %s',
  async (verified, messages, left) => {
    const answers = [new Failure('offline', 'verifyCode', 0), failure('invalid', 'WRONG_CODE')];
    const container = await testContainer({
      ports: [
        fakePort(VerificationPort, { verifyCode: () => Promise.reject(answers.shift()) }),
        fakePort(CareerStatusPort, {
          readCareerStatus: async () => ({ id: undefined, status: undefined, verified, source: 'EMAIL' }),
        }),
      ],
    });
    renderPart(container, <CodeStep />);
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    const verify = screen.getByRole('button', { name: 'Verify' });
    await userEvent.click(verify);
    expect(container.get(ToastStore).toasts.map(({ text1 }) => text1)).toEqual([
      expect.stringMatching(/^You’re offline\. Your answers are saved/),
    ]);
    await userEvent.click(verify);
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(messages);
    expect(screen.getByLabelText('Code')).toHaveValue(left);
  },
);

it.each([
  [30, 1],
  [86_400, 0],
])(
  '[R-257] a code whose first response was lost can be entered, unless its limit is reached: %i',
  async (retryAfter, steps) => {
    const answers = [
      new Failure('offline', 'sendCode', 0),
      new Failure('limited', 'sendCode', 429, { code: 'TOO_MANY_CODES', retryAfter }),
    ];
    const sendCode = () => Promise.reject(answers.shift());
    const container = await testContainer({ ports: [fakePort(VerificationPort, { sendCode })] });
    const store = container.get(OnboardingCodeStore);
    container.get(OnboardingStore).apply((flow) => openEdit(flow, 'Verification'));
    store.typeEmail('asha@zentrix-labs.example');
    await store.send();
    await store.send();
    expect(container.get(OnboardingStore).flow.nestedStepIndex).toBe(steps);
    expect([store.wait > 0, container.get(ToastStore).toasts.length]).toEqual([steps > 0, 2 - steps]);
  },
);
