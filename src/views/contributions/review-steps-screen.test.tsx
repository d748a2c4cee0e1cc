import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LIKES } from '../../../tests/support/own-review';
import {
  box,
  fill,
  LINK,
  openReviewForm as open,
  press,
  send,
  stars,
} from '../../../tests/support/review-page';
import { Failure } from '../../core/shared/failure';

afterEach(cleanup);

const WORK = { companyName: 'Zentrix Labs', jobProfile: 'backend engineer', jobLocation: 'Pune' };
const field = (name: string) => screen.findByRole('combobox', { name });

it('the review form is prefilled from onboarding, says so, and is not when the link names another company', async () => {
  await open({ work: WORK });
  expect(await field('Company')).toHaveValue('Zentrix Labs');
  expect(await field('Job profile')).toHaveValue('Backend engineer');
  expect(await field('City you work in')).toHaveValue('Pune');
  expect(screen.getByText(/Filled in from your profile/)).toBeVisible();
  cleanup();
  await open({ work: WORK, query: '?CompanyName=Asha+Hospital' });
  expect(await field('Company')).toHaveValue('Asha Hospital');
  expect(await field('Job profile')).toHaveValue('');
  expect(screen.queryByText(/Filled in from your profile/)).toBeNull();
});

it('a draft takes precedence over the profile, and cleared fields stay empty', async () => {
  const tab = new Map<string, string>();
  await open({ work: WORK, tab });
  await userEvent.clear(await field('City you work in'));
  expect(screen.getByText('Draft saved')).toBeVisible();
  cleanup();
  await open({ work: WORK, tab });
  expect(await field('City you work in')).toHaveValue('');
});

it('typed values stay on their step when the page reloads after a login', async () => {
  const { router } = await open({ work: WORK, query: LINK });
  await userEvent.clear(await field('Company'));
  await userEvent.type(await field('Company'), 'Kaveri Bank');
  await press('Your ratings');
  await userEvent.click(stars('Job security', 4));
  for (let times = 0; times < 2; times += 1) await router.revalidate();
  expect(stars('Job security', 4)).toBeChecked();
  expect(screen.getByText('Draft saved')).toBeVisible();
  await press('Your job');
  expect(await field('Company')).toHaveValue('Kaveri Bank');
});

it('Continue opens the next step and focuses its heading, Back keeps everything, and a missing field stops it', async () => {
  await open({ query: LINK });
  await press('Continue');
  expect(await field('City you work in')).toHaveAccessibleDescription('This field is required.');
  await expect.poll(() => document.activeElement).toBe(await field('City you work in'));
  await fill();
  expect(screen.getByRole('heading', { level: 2, name: /Step 4 of 4 ?Your review/ })).toBeVisible();
  await press('Back');
  await press('Back');
  await press('Back');
  expect(screen.getByRole('heading', { level: 2, name: /Step 1 of 4 ?Your job/ })).toHaveFocus();
  expect(await field('City you work in')).toHaveValue('Pune');
  await press('Your review');
  expect(screen.getByRole('button', { name: 'Your review' })).toHaveAttribute('aria-current', 'step');
  expect(box('What you like')).toHaveValue(LIKES);
});

it('the preview shows what will be published: a range of years, and no role when it is hidden', async () => {
  await open({ query: LINK });
  await fill();
  const preview = () => within(screen.getByRole('region', { name: 'How others will see it' }));
  expect(preview().getByText('Backend engineer')).toBeVisible();
  expect(preview().getByText(/3–5 yrs, Pune/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Hide my role and city/ }));
  expect(preview().queryByText('Backend engineer')).toBeNull();
  expect(preview().queryByText(/Pune/)).toBeNull();
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(preview().getByText(LIKES)).toBeVisible();
  expect(preview().queryByText('Backend engineer')).toBeNull();
});

it('the share card copies a link to the company’s reviews that does not lead to the review', async () => {
  const user = userEvent.setup();
  await open({ query: LINK });
  await fill();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Share page' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/zentrix-labs-reviews$/);
});

it('a rating that the server refuses opens its step, is marked with the reason and takes the focus', async () => {
  const fields = [
    { field: '/body/ratings/pay', code: 'maximum', message: 'Too many.' },
    { field: '/body/ratings/security', code: 'required', message: 'Missing.' },
  ];
  await open({ query: LINK, refuse: new Failure('invalid', 'addReview', 422, { code: 'INVALID', fields }) });
  await fill();
  await send();
  const rating = (name: string) => screen.findByRole('group', { name });
  expect(await rating('Salary and benefits')).toHaveAccessibleDescription(
    'We can’t accept this. Please check it.',
  );
  expect(await rating('Job security')).toHaveAccessibleDescription('This field is required.');
  expect(await rating('Company culture')).not.toHaveAccessibleDescription();
  expect(stars('Salary and benefits', 3)).toBeInvalid();
  await expect.poll(() => document.activeElement).toBe(stars('Salary and benefits', 1));
  await userEvent.click(stars('Salary and benefits', 5));
  expect(await rating('Salary and benefits')).not.toHaveAccessibleDescription();
});

const opinion = (question: RegExp, choice: string) =>
  within(screen.getByRole('group', { name: question })).getByRole('radio', { name: choice });

it('[R-874] recommending the company and approving of the CEO are optional and not preselected', async () => {
  const { form } = await open({ query: LINK });
  await fill();
  await press('Two quick questions');
  for (const choice of ['Yes', 'No', 'No opinion']) {
    expect(opinion(/recommend this company/, choice)).not.toBeChecked();
    expect(opinion(/approve of how the CEO/, choice)).not.toBeChecked();
  }
  await userEvent.click(opinion(/recommend this company/, 'No'));
  await userEvent.click(opinion(/approve of how the CEO/, 'Yes'));
  await userEvent.click(opinion(/approve of how the CEO/, 'No opinion'));
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(form[0]).toMatchObject({ recommends: false });
  expect(form[0]?.approvesCeo).toBeUndefined();
});
