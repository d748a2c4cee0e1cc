import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import type { Career, CareerSuggestions } from '../../core/onboarding/career-status';
import { CareerStatusPort } from '../../core/onboarding/career-status-port';
import { ChoicesPort } from '../../core/search/choices-port';
import { Failure } from '../../core/shared/failure';
import { CareerStatusStore } from '../../stores/onboarding/career-status-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { CareerDetailsStep } from './career-details-step';

beforeAll(() => import('../kit/combobox').then(() => undefined), 30_000);
afterEach(cleanup);

const OFFERED: CareerSuggestions = {
  organisations: ['Zentrix Labs'],
  jobProfiles: ['Backend engineer', 'Data analyst'],
  departments: [{ id: 4, name: 'Finance & Accounting' }],
  industries: [{ id: 2, name: 'Software Product' }],
};
const LISTS = {
  department: [{ id: 4, name: 'Finance & Accounting' }],
  industry: [
    { id: 2, name: 'Software Product' },
    { id: 31, name: 'Other' },
  ],
};

type ListChoices = ChoicesPort['listChoices'];
const listed: ListChoices = async ({ list }) => (list === 'industry' ? LISTS.industry : LISTS.department);

/** A saved career without details; the test decides when the suggestions arrive. */
async function step(type: 'working' | 'student' = 'working', listChoices: ListChoices = listed) {
  const requests: object[] = [];
  let arrive: (outcome: CareerSuggestions | Failure) => Promise<void> = async () => {};
  const careers = fakePort(CareerStatusPort, {
    suggestCareer: (input: object) => {
      requests.push(input);
      return new Promise<CareerSuggestions>((resolve, reject) => {
        arrive = (outcome) =>
          act(async () => (outcome instanceof Failure ? reject(outcome) : resolve(outcome)));
      });
    },
  });
  const choices = fakePort(ChoicesPort, { listChoices, suggestChoices: async () => [] });
  const container = await testContainer({ ports: [careers, choices] });
  const store = container.get(CareerStatusStore);
  container.get(OnboardingStore).rememberCareer({ id: 7, status: { type } } as Career);
  renderPart(container, <CareerDetailsStep />);
  return { asked: requests, store, arrive: (outcome: CareerSuggestions | Failure) => arrive(outcome) };
}

const chip = (field: string, name: string) =>
  within(screen.getByRole('list', { name: `Suggested: ${field}` })).getByRole('button', { name });

it('[R-659] a suggestion fills its field by keyboard and is marked as pressed', async () => {
  const { store, arrive, asked: requests } = await step();
  expect(requests).toEqual([{ id: 7, type: 'working' }]);
  await arrive(OFFERED);
  const user = userEvent.setup();
  for (const [field, name] of [
    ['Job profile', 'Data analyst'],
    ['Department', 'Finance & Accounting'],
    ['Industry', 'Software Product'],
  ] as const) {
    chip(field, name).focus();
    await user.keyboard('{Enter}');
    expect(chip(field, name).getAttribute('aria-pressed')).toBe('true');
  }
  expect(store.form).toMatchObject({ jobProfile: 'Data analyst', departmentId: 4, industryId: 2 });
  expect(chip('Job profile', 'Backend engineer').getAttribute('aria-pressed')).toBe('false');
});

it('[R-659][R-727] the step works without suggestions and shows no error', async () => {
  const { store, arrive } = await step();
  await arrive(new Failure('unavailable', 'suggestCareer', 503));
  expect([screen.queryByRole('list'), screen.queryByRole('alert')]).toEqual([null, null]);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Job profile' }), 'Weaver');
  expect(store.form.jobProfile).toBe('Weaver');
});

it('[R-659] suggestions are not requested for students', async () => {
  expect((await step('student')).asked).toEqual([]);
});

it('an industry that is not listed becomes “Other”, like a department', async () => {
  const { store } = await step();
  const box = await screen.findByRole('combobox', { name: 'Industry' });
  await userEvent.type(box, 'Kite making');
  await userEvent.click(await screen.findByRole('option', { name: 'Not listed? Choose “Other”' }));
  expect(store.form).toMatchObject({ industry: 'Other', industryId: 31 });
});

it('a list that failed to load is not an error of the user, and is requested again', async () => {
  let fails = true;
  await step('working', async (input) => {
    if (fails) throw new Failure('unavailable', 'listChoices', 500);
    return listed(input);
  });
  const industry = () => screen.getByRole('combobox', { name: 'Industry' });
  /** Waits for the focus on the first invalid field, because text typed earlier would go to that field. */
  const continueStep = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  };
  await screen.findByRole('combobox', { name: 'Industry' });
  await userEvent.type(industry(), 'Software Product');
  await continueStep();
  await waitFor(() =>
    expect(industry()).toHaveAccessibleDescription('We couldn’t load the list. Try again in a moment.'),
  );
  fails = false;
  await userEvent.type(industry(), '{Backspace}t');
  await continueStep();
  await waitFor(() => expect(industry()).toHaveAccessibleDescription('Choose an option from the list.'));
  await userEvent.type(industry(), '{Backspace}t');
  await continueStep();
  await waitFor(() => expect(industry()).not.toHaveAccessibleDescription());
});
