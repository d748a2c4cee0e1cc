import { expect, it } from 'vitest';
import { loginProps } from '../../core/login/login-props';
import type { Profile } from '../../core/login/profile-port';
import type { HelpfulCount } from '../../core/reviews/review';
import { Failure } from '../../core/shared/failure';
import { GateStore } from '../login/gate-store';
import { AnswersHelpfulStore } from './helpful-store';

const asha = { userName: 'Asha', isReader: true } as Profile;
const count: HelpfulCount = { id: 'An4', helpful: 12, mine: false };
const given = { ...count, questionId: 'Qn4' };
const never = () => Promise.reject(new Error('nobody asks this here'));

function reading(
  profile: Profile | undefined,
  answer: (mine: boolean) => Promise<HelpfulCount>,
  read: () => Promise<HelpfulCount | undefined> = never,
) {
  const gates = new GateStore();
  const port = { set: ({ mine }: Pick<HelpfulCount, 'mine'>) => answer(mine), read };
  return { gates, store: new AnswersHelpfulStore(port, { session: { profile } }, gates) };
}

it('a helpful mark on an answer counts at once, and then shows the count of the server', async () => {
  const { store } = reading(asha, async (mine) => ({ id: 'An4', helpful: mine ? 20 : 19, mine }));
  const pressed = store.press(given);
  expect(store.countOf(given)).toEqual({ id: 'An4', helpful: 13, mine: true });
  await pressed;
  expect(store.countOf(given)).toEqual({ id: 'An4', helpful: 20, mine: true });
  await store.press(given);
  expect(store.countOf(given)).toEqual({ id: 'An4', helpful: 19, mine: false });
});

it('a helpful mark is reverted when the server refuses it', async () => {
  const { store } = reading(asha, () => Promise.reject(new Failure('unavailable', 'setAnswerHelpful', 503)));
  await expect(store.press(given)).rejects.toThrow();
  expect(store.countOf(given)).toEqual(given);
});

it('[R-734] after two presses while offline, a helpful mark returns to the server state', async () => {
  const { store } = reading(asha, () => Promise.reject(new Failure('offline', 'setAnswerHelpful', 0)));
  const first = store.press(given);
  const second = store.press(given);
  await first;
  await expect(second).rejects.toThrow();
  expect(store.countOf(given)).toEqual(given);
});

const silence = () => Promise.reject(new Failure('unavailable', 'setAnswerHelpful', 0, { code: 'TIMEOUT' }));

it('[R-734] a helpful mark that timed out is checked with the server, and stays if it was saved', async () => {
  const { store } = reading(asha, silence, async () => ({ id: 'An4', helpful: 21, mine: true }));
  await store.press(given);
  expect(store.countOf(given)).toEqual({ id: 'An4', helpful: 21, mine: true });
});

it.each([
  ['was not kept', async () => count],
  ['is not found again', async () => undefined],
  ['cannot be read either', never],
])('[R-734] a helpful mark that timed out and %s is reverted with an error', async (_, read) => {
  const { store } = reading(asha, silence, read);
  await expect(store.press(given)).rejects.toMatchObject({ code: 'TIMEOUT' });
  expect(store.countOf(given)).toEqual(given);
});

it('[R-204][R-213] a visitor who marks an answer as helpful gets a dismissible login prompt, and nothing counts', async () => {
  const { store, gates } = reading(undefined, never);
  await store.press(given);
  expect(gates.current?.gate).toBe('login');
  expect(loginProps({ context: gates.current?.context }).disableClose).toBe(false);
  expect(store.countOf(given)).toEqual(given);
});
