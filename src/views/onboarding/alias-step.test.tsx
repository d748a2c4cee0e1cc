import { cleanup, screen } from '@testing-library/react';
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
  // The browser stores nothing: only the page has what was typed.
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
