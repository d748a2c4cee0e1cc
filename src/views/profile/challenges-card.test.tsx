import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { type OwnChallenge, OwnChallengesPort } from '../../core/contributions/own-challenges-port';
import { ChallengesStore } from '../../stores/contributions/challenges-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ChallengesCard } from './challenges-card';

const CHALLENGE: OwnChallenge = {
  ...{ reviewId: 'Rv7ashaOrbitly00', company: 'Orbitly', title: 'Good people' },
  ...{ until: '2026-12-04', employed: true, answered: false },
};

let messages: ToastStore;

async function open(challenges: readonly OwnChallenge[], later = challenges) {
  const answers: string[] = [];
  const lists = [challenges];
  const port = fakePort(OwnChallengesPort, {
    listOwnChallenges: async () => lists.pop() ?? later,
    answerChallenge: async ({ id }) => void answers.push(id),
  });
  const container = await testContainer({ ports: [port] });
  await container.get(ChallengesStore).open();
  messages = container.get(ToastStore);
  renderPart(container, <ChallengesCard />);
  return answers;
}

it('the author learns what each answer reveals and until when, and answers once', async () => {
  const answers = await open([CHALLENGE]);
  expect(screen.getByText(/your answer would be: yes/)).toBeVisible();
  expect(screen.getByText(/You can answer until 4 December 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Answered')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(answers).toEqual(['Rv7ashaOrbitly00']);
});

it('an author without a verified job there is warned before answering no', async () => {
  await open([{ ...CHALLENGE, employed: false }]);
  expect(screen.getByText(/your answer would be: no/)).toBeVisible();
  expect(screen.getByText(/think twice/)).toBeVisible();
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Answer' }));

it('an answer that changed on another device since the page was opened is shown again and not sent', async () => {
  const answers = await open([CHALLENGE], [{ ...CHALLENGE, employed: false }]);
  await press();
  expect(await screen.findByText(/your answer would be: no/)).toBeVisible();
  expect(answers).toEqual([]);
  await press();
  expect(await screen.findByText('Answered')).toBeVisible();
  expect(answers).toEqual(['Rv7ashaOrbitly00']);
});

it('a question that was answered in another tab is not answered again, and one that is over disappears', async () => {
  const repeated = await open([CHALLENGE], [{ ...CHALLENGE, answered: true }]);
  await press();
  expect(await screen.findByText('Answered')).toBeVisible();
  cleanup();
  const late = await open([CHALLENGE], []);
  await press();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect([...repeated, ...late]).toEqual([]);
});

it('without a question there is no card', async () => {
  await open([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('a press on another question while an answer is sent shows no wrong message', async () => {
  const other = { ...CHALLENGE, reviewId: 'Rv8ashaZentrix00', title: 'Long hours' };
  const answers = await open([CHALLENGE, other]);
  for (const button of screen.getAllByRole('button', { name: 'Answer' })) fireEvent.click(button);
  expect(await screen.findByText('Answered')).toBeVisible();
  expect(answers).toEqual(['Rv7ashaOrbitly00']);
  expect(messages.toasts).toEqual([]);
});
