import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import type { Community } from '../../core/communities/community';
import type { Profile } from '../../core/login/profile-port';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { WriteInCommunity } from './write-in-community';

it('a newcomer who writes in a community gets the setup that ends in the composer', async () => {
  const container = await testContainer();
  const profile = { isReader: true, isWriter: false } as Profile;
  const store = container.get(SessionStore);
  runInAction(() => {
    store.session = { ...store.session, profile };
  });
  renderPart(container, <WriteInCommunity community={{ name: 'Salary talk' } as Community} />);
  await userEvent.click(screen.getByRole('button', { name: 'Write a post' }));
  expect(container.get(LoginPromptStore).current).toMatchObject({
    loginPrompt: 'writer',
    login: { openCreatePost: true },
  });
});
