import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ComposerExtras } from '../../core/composer/composer-extras';
import type { WritingPort } from '../../core/composer/writing-port';
import type { Gate } from '../../core/login/session';
import type { PostActionsPort, Report } from '../../core/posts/post-actions-port';
import type { Postbox } from '../../core/posts/postbox';
import { Failure } from '../../core/shared/failure';
import { ShellExtras } from '../../core/shell/shell-extras';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { PostActionsStore } from '../../stores/posts/post-actions-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { type Resolve, StoreProvider, type Token } from '../use-store';
import { ReportButton } from './report-button';

const here = Promise.resolve();
const loaded = { load: () => here };

/** What is sent is kept by the test; the service may refuse it. */
function show(missing?: Gate, refusal?: Failure) {
  const sent: Report[] = [];
  const gates = new GateStore();
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'toast' });
  const report = async (one: Report) => {
    if (refusal) throw refusal;
    sent.push(one);
  };
  const stores = new Map<Token<unknown>, unknown>([
    [GateStore, gates],
    [SessionStore, { missing: () => missing }],
    [ToastStore, toasts],
    [PostActionsStore, new PostActionsStore({ report } as PostActionsPort, {} as WritingPort, {} as Postbox)],
    [ComposerExtras, loaded],
    [ShellExtras, loaded],
  ]);
  const resolve: Resolve = (token) => stores.get(token) as InstanceType<typeof token>;
  render(
    <StoreProvider value={resolve}>
      <ReportButton thing={{ id: 'Rv1canteen', kind: 'REVIEW' }} className={undefined} label="Report it" />
    </StoreProvider>,
  );
  return { sent, gates, toasts };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Report' }));

it('[R-571] what is told of a company is reported with a reason and a note', async () => {
  const { sent, toasts } = show();
  await press('Report it');
  expect(await screen.findByText(/so we can’t reply to you/)).toBeInTheDocument();
  await userEvent.type(await screen.findByLabelText(/Anything else moderators/), 'Second line');
  await send();
  expect(sent).toEqual([{ id: 'Rv1canteen', kind: 'REVIEW', reason: 'SPAM', note: 'Second line' }]);
  expect(toasts.toasts.map(({ text1 }) => text1)).toEqual(['Thanks. A moderator will check it.']);
});

it('[R-571] whoever is not signed in meets the gate and no dialog', async () => {
  const { gates, sent } = show('login');
  await press('Report it');
  expect([gates.current?.gate, sent]).toEqual(['login', []]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[R-571] what is refused says why where it was typed, and nothing of it is lost', async () => {
  show(
    undefined,
    new Failure('forbidden', 'report', 403, {
      message: 'You cannot report what is your own.',
      code: 'OWN_POST',
    }),
  );
  await press('Report it');
  await userEvent.type(await screen.findByLabelText(/Anything else moderators/), 'Mine');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('You cannot report what is your own.');
  expect(screen.getByLabelText(/Anything else moderators/)).toHaveValue('Mine');
});
