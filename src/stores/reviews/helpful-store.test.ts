import { expect, it } from 'vitest';
import { loginProps } from '../../core/login/login-props';
import type { Profile } from '../../core/login/profile-port';
import type { HelpfulCount } from '../../core/reviews/review';
import { Failure } from '../../core/shared/failure';
import { LoginPromptStore } from '../login/login-prompt-store';
import { AnswersHelpfulStore } from './helpful-store';

const asha = { userName: 'Asha', isReader: true } as Profile;
const count: HelpfulCount = { id: 'An4', helpful: 12, mine: false };
const input = { ...count, questionId: 'Qn4' };
const never = () => Promise.reject(new Error('no one asks this here'));

function reading(
  profile: Profile | undefined,
  answer: (mine: boolean) => Promise<HelpfulCount>,
  read: () => Promise<HelpfulCount | undefined> = never,
) {
  const loginPrompts = new LoginPromptStore();
  const port = { set: ({ mine }: Pick<HelpfulCount, 'mine'>) => answer(mine), read };
  return { loginPrompts, store: new AnswersHelpfulStore(port, { session: { profile } }, loginPrompts) };
}

it('a helpful mark on an answer counts at once, and then shows the count of the server', async () => {
  const { store } = reading(asha, async (mine) => ({ id: 'An4', helpful: mine ? 20 : 19, mine }));
  const pressed = store.press(input);
  expect(store.countOf(input)).toEqual({ id: 'An4', helpful: 13, mine: true });
  await pressed;
  expect(store.countOf(input)).toEqual({ id: 'An4', helpful: 20, mine: true });
  await store.press(input);
  expect(store.countOf(input)).toEqual({ id: 'An4', helpful: 19, mine: false });
});

it('a helpful mark is reverted when the server refuses it', async () => {
  const { store } = reading(asha, () => Promise.reject(new Failure('unavailable', 'setAnswerHelpful', 503)));
  await expect(store.press(input)).rejects.toThrow();
  expect(store.countOf(input)).toEqual(input);
});

it('[R-734] after two presses while offline, a helpful mark returns to the server state', async () => {
  const { store } = reading(asha, () => Promise.reject(new Failure('offline', 'setAnswerHelpful', 0)));
  const first = store.press(input);
  const second = store.press(input);
  await first;
  await expect(second).rejects.toThrow();
  expect(store.countOf(input)).toEqual(input);
});

const silence = () => Promise.reject(new Failure('unavailable', 'setAnswerHelpful', 0, { code: 'TIMEOUT' }));

it('[R-734] a helpful mark that timed out is checked with the server, and stays if it was saved', async () => {
  const { store } = reading(asha, silence, async () => ({ id: 'An4', helpful: 21, mine: true }));
  await store.press(input);
  expect(store.countOf(input)).toEqual({ id: 'An4', helpful: 21, mine: true });
});

it.each([
  ['was not saved', async () => count],
  ['cannot be found again', async () => undefined],
  ['cannot be read either', never],
])('[R-734] a helpful mark that timed out and %s is reverted with an error', async (_, read) => {
  const { store } = reading(asha, silence, read);
  await expect(store.press(input)).rejects.toMatchObject({ code: 'TIMEOUT' });
  expect(store.countOf(input)).toEqual(input);
});

it('[R-204][R-213] a visitor who marks an answer as helpful gets a dismissible login prompt, and nothing counts', async () => {
  const { store, loginPrompts } = reading(undefined, never);
  await store.press(input);
  expect(loginPrompts.current?.loginPrompt).toBe('login');
  expect(loginProps({ context: loginPrompts.current?.context }).disableClose).toBe(false);
  expect(store.countOf(input)).toEqual(input);
});
