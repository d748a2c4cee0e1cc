import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import type { SavedPost } from '../../core/posts/saved-posts';
import { ShellExtras } from '../../core/shell/shell-extras';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { whenIdle } from '../shared/when-idle';
import { SaveButton } from './save-button';

const POST = { id: 'Kq3vN8xWm2Zt7Rf1', title: 'Three offers' } as SavedPost;

it('the save button of a visitor loads only when pressed, says so when that fails, and works on the next press', async () => {
  const container = await testContainer();
  const failures: Error[] = [];
  let loads = 0;
  const load = async () => {
    loads += 1;
    const failure = failures.pop();
    if (failure) throw failure;
  };
  Object.assign(container.get(ShellExtras), { load });
  renderPart(container, <SaveButton post={POST} />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const messages = () => container.get(ToastStore).toasts.map(({ text1 }) => text1);
  await new Promise<void>((idle) => whenIdle(idle, 3000));
  expect(loads).toBe(0);
  failures.push(new Error('Loading chunk drafts failed.'));
  await press();
  await waitFor(() =>
    expect(messages()).toEqual(['Something went wrong, please try later. We are working on it!']),
  );
  await press();
  await waitFor(() => expect(container.get(LoginPromptStore).current?.loginPrompt).toBe('login'));
});
