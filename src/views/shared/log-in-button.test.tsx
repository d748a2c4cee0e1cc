import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { problem } from '../../adapters/http/testing';
import { requestCookies } from '../../adapters/rendering/server-environment';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';

/** Shows a page that requires a signed-in member or a moderator. */
async function show(path: string, signedIn: boolean) {
  const refused = () => problem(signedIn ? 403 : 401, 'MODERATOR_REQUIRED');
  const { container } = await renderScreen(path, {
    responses: { listQueue: refused, listGrievances: refused },
    environment: { cookies: requestCookies(signedIn ? 'UAC_K=1' : '') },
  });
  return container.get(LoginPromptStore);
}

describe.each([
  ['the member’s posts', '/user/posts'],
  ['the moderation queue', '/moderation'],
])('%s', (_, path) => {
  it('a visitor is offered the login', async () => {
    const loginPrompts = await show(path, false);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(loginPrompts.current).toMatchObject({ loginPrompt: 'login' });
  });

  it('a signed-in member is offered no login', async () => {
    await show(path, true);
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });
});
