import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { type AliasChoice, AnonymousProfilePort } from '../../core/onboarding/anonymous-profile-port';
import { Failure } from '../../core/shared/failure';
import { AliasStep } from './alias-step';

afterEach(cleanup);

const NO_FACE = { userName: '', avatarUrl: '', avatarColor: '', fullAvatarUrl: '' };

it.each([
  [new Failure('unavailable', 'suggestAliases', 500), 'We couldn’t load this.'],
  [new Failure('unavailable', 'suggestAliases', 0, { code: 'TIMEOUT' }), 'No response from the server.'],
  [new Failure('offline', 'suggestAliases', 0), 'You’re offline. Try again when you’re back online.'],
  [new Failure('limited', 'suggestAliases', 429, { retryAfter: 30 }), 'Try again in 30 seconds.'],
])('the alias step says why no suggestions loaded: %s', async (failure, text) => {
  const fails = () => Promise.reject(failure);
  const aliases = fakePort(AnonymousProfilePort, { readAnonymousProfile: fails, suggestAliases: fails });
  renderPart(await testContainer({ ports: [aliases] }), <AliasStep />);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('[R-735] the alias step requests missing suggestions again and does not change the typed name', async () => {
  const saved: AliasChoice[] = [];
  let fails = true;
  const aliases = fakePort(AnonymousProfilePort, {
    readAnonymousProfile: async () => NO_FACE,
    suggestAliases: async () => {
      if (fails) throw new Failure('unavailable', 'suggestAliases', 500);
      return { userNames: ['PaperBoat_7'], avatars: [{ url: '/art/kolam/k-1f3a.svg', color: '#0C6B50' }] };
    },
    saveAnonymousProfile: async (choice: AliasChoice) => {
      saved.push(choice);
      return { ...NO_FACE, ...choice };
    },
  });
  // The browser stores nothing, so typed text is only on the page.
  renderPart(await testContainer({ ports: [aliases] }), <AliasStep />);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Walker_9');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(saved).toEqual([
    { userName: 'Walker_9', avatarUrl: '/art/kolam/k-1f3a.svg', avatarColor: '#0C6B50' },
  ]);
});

/** Runs delayed work when the test says that the typing paused. */
function pausing() {
  let waiting: (() => void) | undefined;
  const after = (_: number, run: () => void) => {
    waiting = run;
    return () => {
      waiting = undefined;
    };
  };
  return { timers: { after, every: () => () => undefined }, pause: async () => act(async () => waiting?.()) };
}

async function namingStep(checkUserName: AnonymousProfilePort['checkUserName']) {
  const { timers, pause } = pausing();
  const aliases = fakePort(AnonymousProfilePort, {
    readAnonymousProfile: async () => NO_FACE,
    suggestAliases: async () => ({ userNames: [], avatars: [] }),
    checkUserName,
  });
  renderPart(await testContainer({ ports: [aliases], environment: { timers } }), <AliasStep />);
  return { field: await screen.findByRole('textbox', { name: 'Name' }), pause };
}

it('[R-521][R-639] a typed name is checked once after a pause, and the result is announced', async () => {
  const checked: string[] = [];
  const { field, pause } = await namingStep(async ({ name }) => {
    checked.push(name);
    return name === 'Walker_9'
      ? { valid: false, reason: 'TAKEN', suggestions: ['PaperBoat_7'] }
      : { valid: true, reason: undefined, suggestions: [] };
  });
  await userEvent.type(field, 'Walker_9');
  expect(checked).toEqual([]);
  await pause();
  expect(checked).toEqual(['Walker_9']);
  expect(screen.getByRole('alert')).toHaveTextContent('This name, or one that looks like it, is taken.');
  expect(screen.getByRole('button', { name: 'PaperBoat_7' })).toBeVisible();
  await userEvent.type(field, '1');
  expect(screen.queryByRole('alert')).toBeNull();
  await pause();
  expect(screen.getByRole('status')).toHaveTextContent('Walker_91 is available.');
});

it('[R-521] further typing cancels the pending check, whose late result is ignored', async () => {
  const calls: { name: string; aborted: () => boolean; answer: (valid: boolean) => void }[] = [];
  const { field, pause } = await namingStep(
    ({ name }, call) =>
      new Promise((done) => {
        const answer = (valid: boolean) =>
          done({ valid, reason: valid ? undefined : 'TAKEN', suggestions: [] });
        calls.push({ name, aborted: () => call?.signal?.aborted === true, answer });
      }),
  );
  await userEvent.type(field, 'Walker_9');
  await pause();
  await userEvent.type(field, '1');
  expect(calls[0]?.aborted()).toBe(true);
  await pause();
  await act(async () => calls[1]?.answer(true));
  await act(async () => calls[0]?.answer(false));
  expect(field).toHaveValue('Walker_91');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Walker_91 is available.');
});

it('[R-521] a failed check shows nothing, and a name with a wrong shape is explained without a request', async () => {
  const checked: string[] = [];
  const { field, pause } = await namingStep(({ name }) => {
    checked.push(name);
    return Promise.reject(new Failure('offline', 'checkUserName', 0));
  });
  await userEvent.type(field, 'Walker');
  await pause();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field, ' 9');
  await pause();
  expect(screen.getByRole('alert')).toHaveTextContent('Use only letters, numbers and underscores.');
  expect(checked).toEqual(['Walker']);
});
