import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { en } from '../../core/shell/en';
import { Catalogue } from '../../core/shell/messages';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { GrievanceDeskStore } from '../../stores/moderation/grievance-desk-store';
import { ModerationStore } from '../../stores/moderation/moderation-store';
import { OwnPostsStore } from '../../stores/profile/own-posts-store';
import { Component as ModerationScreen } from '../moderation/moderation-screen';
import { Component as OwnPostsScreen } from '../profile/own-posts-screen';
import { type Resolve, StoreProvider, type Token } from '../use-store';

/** A page nobody may see who is not signed in, or who does not moderate. */
function show(Screen: () => React.ReactNode, signedIn: boolean) {
  const gates = new GateStore();
  const stores = new Map<Token<unknown>, unknown>([
    [Catalogue, { messages: en }],
    [GateStore, gates],
    [SessionStore, { signedIn }],
    [OwnPostsStore, { page: signedIn ? { items: [] } : undefined, figures: undefined }],
    [GrievanceDeskStore, { forbidden: true, waiting: { state: 'IDLE' } }],
    [ModerationStore, { forbidden: true, queue: { state: 'IDLE' } }],
  ]);
  const resolve: Resolve = (token) => stores.get(token) as never;
  render(
    <StoreProvider value={resolve}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </StoreProvider>,
  );
  return gates;
}

describe.each([
  ['one’s own posts', OwnPostsScreen],
  ['the moderation queue', ModerationScreen],
])('%s', (_, Screen) => {
  it('offers the login to somebody who is not signed in', async () => {
    const gates = show(Screen, false);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(gates.current).toMatchObject({ gate: 'login' });
  });

  it('offers no login to somebody who is signed in', () => {
    show(Screen, true);
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });
});
