import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { MEMBER_COOKIES } from '../../../tests/support/whole-app';
import { requestCookies } from '../../adapters/rendering/server-environment';
import { PostActionsPort, type Report } from '../../core/posts/post-actions-port';
import { Failure } from '../../core/shared/failure';
import { memoryStorage } from '../../core/shell/memory-storage';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ReportButton } from './report-button';

/** Records the reports; the service may refuse them or respond late. */
async function show(cookies = MEMBER_COOKIES, refusal?: Failure, wait?: Promise<unknown>) {
  const sent: Report[] = [];
  const report = async (report: Report) => {
    await wait;
    if (refusal) throw refusal;
    sent.push(report);
  };
  const container = await testContainer({
    environment: { cookies: requestCookies(cookies), storage: memoryStorage() },
    ports: [fakePort(PostActionsPort, { report })],
  });
  await container.get(SessionStore).ensure();
  renderPart(
    container,
    <ReportButton thing={{ id: 'Rv1canteen', kind: 'REVIEW' }} className={undefined} label="Report it" />,
  );
  return { sent, loginPrompts: container.get(LoginPromptStore), toasts: container.get(ToastStore) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Report' }));

it('[R-571] a company contribution is reported with a reason and a note', async () => {
  const { sent, toasts } = await show();
  await press('Report it');
  expect(await screen.findByText(/so we can’t reply to you/)).toBeInTheDocument();
  await userEvent.type(await screen.findByLabelText(/Anything else moderators/), 'Second line');
  await send();
  expect(sent).toEqual([{ id: 'Rv1canteen', kind: 'REVIEW', reason: 'SPAM', note: 'Second line' }]);
  expect(toasts.toasts.map(({ text1 }) => text1)).toEqual(['Thanks. A moderator will check it.']);
});

it('[R-571] a visitor who reports sees the login prompt and no dialog', async () => {
  const { loginPrompts, sent } = await show('');
  await press('Report it');
  expect([loginPrompts.current?.loginPrompt, sent]).toEqual(['login', []]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[R-571] a refused report shows the reason in the dialog and preserves the note', async () => {
  await show(
    undefined,
    new Failure('forbidden', 'report', 403, {
      message: 'Author equals reporter.',
      code: 'OWN_CONTENT_REPORTED',
    }),
  );
  await press('Report it');
  await userEvent.type(await screen.findByLabelText(/Anything else moderators/), 'Mine');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('You can’t report your own content.');
  expect(screen.getByLabelText(/Anything else moderators/)).toHaveValue('Mine');
});

it('a report over the daily limit shows how long to wait and preserves the note', async () => {
  const refusal = new Failure('limited', 'report', 429, { code: 'TOO_MANY_REPORTS', retryAfter: 1728 });
  await show(undefined, refusal);
  await press('Report it');
  await userEvent.type(await screen.findByLabelText(/Anything else moderators/), 'Mine');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 29 minutes.');
  expect(screen.getByLabelText(/Anything else moderators/)).toHaveValue('Mine');
});

/** A report that is being sent until the test calls `answer`. */
async function underWay(refusal?: Failure) {
  let respond: (value: unknown) => void = () => {};
  const { sent, toasts } = await show(undefined, refusal, new Promise((resolve) => (respond = resolve)));
  await press('Report it');
  const note = () => screen.findByLabelText(/Anything else moderators/);
  await userEvent.type(await note(), 'Mine');
  await send();
  return { sent, toasts, note, answer: () => act(async () => respond(undefined)) };
}

it('a note is read-only while its report is sent, and can be edited again if the report fails', async () => {
  const { note, answer } = await underWay(new Failure('unavailable', 'report', 503));
  await userEvent.type(await note(), ' and more');
  expect(await note()).toHaveValue('Mine');
  await answer();
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.type(await note(), ' and more');
  expect(await note()).toHaveValue('Mine and more');
});

it('a note edited in a dialog that was opened again while its report is sent stays in that dialog', async () => {
  const { sent, note, answer } = await underWay();
  await press('Cancel');
  await press('Report it');
  await userEvent.type(await note(), ' and more');
  await answer();
  expect(sent).toMatchObject([{ note: 'Mine' }]);
  expect(await note()).toHaveValue('Mine and more');
  await press('Cancel');
  await press('Report it');
  expect(await note()).toHaveValue('Mine and more');
});

it('a report that fails after its dialog was closed shows a message and restores its note', async () => {
  const { toasts, note, answer } = await underWay(new Failure('unavailable', 'report', 503));
  await press('Cancel');
  await answer();
  expect(toasts.toasts.map(({ type }) => type)).toEqual(['failure']);
  await press('Report it');
  expect(await note()).toHaveValue('Mine');
});
