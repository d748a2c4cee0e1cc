import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type FormVisit, fakeService, openForm } from '../../../tests/support/form-page';
import { fakePort } from '../../../tests/support/test-container';
import type { InterviewInput, OwnInterview } from '../../core/contributions/own-interview';
import { OwnInterviewsPort } from '../../core/contributions/own-interviews-port';
import { Failure } from '../../core/shared/failure';
import { pathTo } from '../../core/shell/screens';

afterEach(cleanup);

const ADVICE = 'Draw the system on paper before you speak.';
const QUESTION = 'How would you count likes only once?';
const LINK = '?CompanyName=Zentrix+Labs&designation=backend-engineer';
const CONTRIBUTION: InterviewInput = {
  companyName: 'Zentrix Labs',
  department: 'Engineering',
  jobProfile: 'Backend engineer',
  locationId: 7,
  totalExperience: 4,
  month: '2026-10-01',
  difficulty: 'HARD',
  outcome: 'SELECTED',
  appliedThrough: 'REFERRAL',
  rounds: [{ name: 'Panel', minutes: 45, questions: [{ text: QUESTION, skill: 'System design' }] }],
  advice: ADVICE,
};

const savedAs = (interview: InterviewInput): OwnInterview => ({
  id: 'Iv4ZentrixBackend01',
  companyUrlName: 'zentrix-labs',
  interview,
});

async function open(visit: FormVisit<OwnInterview> = {}) {
  const { submitted: reported, gone, take, read, remove } = fakeService(visit, savedAs);
  const port = { addInterview: take, changeInterview: take, readOwnInterview: read, removeInterview: remove };
  const page = await openForm(pathTo('contribute-interview'), visit, fakePort(OwnInterviewsPort, port));
  return { form: reported, gone, ...page };
}

const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const box = (name: string) => screen.getByRole('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toRounds = () => press('Rounds and questions');
const send = async () => {
  await toRounds();
  await press('Publish interview');
};

async function fill() {
  await userEvent.type(await screen.findByRole('combobox', { name: 'City you work in' }), 'Pune');
  await choose('Total experience', '4 years');
  await press('Continue');
  await choose('Month', 'Oct 2026');
  await choose('How you applied', 'Through a referral');
  await choose('Difficulty', 'Hard');
  await choose('Outcome', 'Got the offer');
  await press('Continue');
  write('Round name', 'Panel');
  write('Minutes', '45');
  await press('Add a question to round 1');
  write('Question 1', QUESTION);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Skill' }), 'System design');
  write('Tips for the next candidate', ADVICE);
}

it('[R-137][R-453][R-874] the interview form submits rounds with questions, and suggests adding a photo next', async () => {
  const { form: reported } = await open({ query: LINK });
  await fill();
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(reported).toEqual([CONTRIBUTION]);
  const [view, next] = screen.getAllByRole('link');
  expect(view).toHaveAttribute('href', expect.stringContaining('zentrix-labs'));
  expect(next).toHaveAccessibleName('Add office photos');
});

it('an interview that waits for a moderator is not called public, and has no link to where it is not', async () => {
  await open({ query: LINK, added: { waiting: true } });
  await fill();
  await send();
  expect(await screen.findByText(/^A moderator will check it before it appears/)).toBeVisible();
  expect(screen.queryByText(/^It will appear/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'View interviews' })).toBeNull();
});

it('an incomplete interview form shows an error at each field and focuses the first', async () => {
  const { form: reported } = await open({ query: LINK });
  await toRounds();
  await press('Add a question to round 1');
  await send();
  const missing = async (name: string) =>
    expect(await screen.findByRole('combobox', { name })).toHaveAccessibleDescription(
      'This field is required.',
    );
  await expect.poll(() => document.activeElement).toHaveAccessibleName('City you work in');
  await missing('City you work in');
  await press('Interview details');
  for (const name of ['Month', 'How you applied', 'Difficulty', 'Outcome']) await missing(name);
  await toRounds();
  await missing('Skill');
  expect(box('Minutes')).toHaveAccessibleDescription('Enter between 5 and 600 minutes.');
  expect(box('Question 1')).toHaveAccessibleDescription('This field is required.');
  expect(reported).toEqual([]);
});

it('[R-533][R-534][R-535][R-536] the minutes of a round are a whole number within their bounds while typing', async () => {
  await open({ query: LINK });
  await toRounds();
  const typed = (text: string) => {
    write('Minutes', text);
    return (box('Minutes') as HTMLInputElement).value;
  };
  expect(['45', '0,45', '45.5', '007'].map(typed)).toEqual(['45', '45', '45', '7']);
  expect(['600', '999'].map(typed)).toEqual(['600', '600']);
  expect(typed('-5')).toBe('5');
  expect(['abc', ''].map(typed)).toEqual(['', '']);
});

it('rounds of an interview can be added and removed with the keyboard, from one to six', async () => {
  await open({ query: LINK });
  await toRounds();
  expect(screen.queryByRole('button', { name: 'Remove round 1' })).toBeNull();
  write('Round name', 'Online test');
  for (const number of [2, 3, 4, 5, 6]) {
    await press('Add a round');
    const round = screen.getByRole('group', { name: `Round ${number}` });
    await expect.poll(() => within(round).getByRole('textbox', { name: /Round name/ })).toHaveFocus();
  }
  expect(screen.queryByRole('button', { name: 'Add a round' })).toBeNull();
  await press('Remove round 1');
  expect(screen.queryByRole('group', { name: 'Round 6' })).toBeNull();
  expect(screen.queryByDisplayValue('Online test')).toBeNull();
});

it('a double click removes one question or round, not the one that moves into its place', async () => {
  await open({ query: LINK });
  await toRounds();
  await press('Add a question to round 1');
  await press('Add a question to round 1');
  write('Question 1', 'Why us?');
  write('Question 2', QUESTION);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove question 1 of round 1' }));
  expect(box('Question 1')).toHaveValue(QUESTION);
  for (const _ of [2, 3]) await press('Add a round');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove round 1' }));
  expect(screen.getAllByRole('group', { name: /^Round/ })).toHaveLength(2);
});

it('[R-874] a visitor gets a login prompt for interviews, and finds the input again afterwards', async () => {
  const tab = new Map<string, string>();
  const { loginPrompts } = await open({ query: LINK, member: '', tab });
  await fill();
  await send();
  expect(loginPrompts.current).toMatchObject({ loginPrompt: 'login', context: 'interview' });
  cleanup();
  await open({ tab });
  await toRounds();
  expect(screen.getByDisplayValue(QUESTION)).toBeVisible();
  expect(screen.getByDisplayValue('Panel')).toBeVisible();
});

it('a server error shows at its field, and the interview form keeps its input', async () => {
  const fields = [{ field: '/body/companyName', code: 'unknown', message: '' }];
  await open({ query: LINK, refuse: new Failure('invalid', 'no', 422, { fields }) });
  await fill();
  await send();
  expect(await screen.findByRole('combobox', { name: 'Company' })).toHaveAccessibleDescription(
    /choose from the list/,
  );
  await toRounds();
  expect(box('Question 1')).toHaveValue(QUESTION);
});

it('an interview opens for editing by its rid, and can be deleted', async () => {
  const { form: reported, gone } = await open({
    query: '?rid=Iv4ZentrixBackend01',
    known: savedAs(CONTRIBUTION),
  });
  expect(screen.getByRole('heading', { name: 'Edit interview' })).toBeVisible();
  await toRounds();
  await press('Remove question 1 of round 1');
  await press('Save');
  expect(reported).toMatchObject([
    { ...CONTRIBUTION, rounds: [{ name: 'Panel', minutes: 45, questions: [] }] },
  ]);
  cleanup();
  const again = await open({ query: '?rid=Iv4ZentrixBackend01', known: savedAs(CONTRIBUTION) });
  await press('Delete');
  expect(again.gone).toEqual(['Iv4ZentrixBackend01']);
  expect(gone).toEqual([]);
});
