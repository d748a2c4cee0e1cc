import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type FormVisit, fakeService, openForm } from '../../../tests/support/form-page';
import { fakePort } from '../../../tests/support/test-container';
import type { OwnReview, WrittenReview } from '../../core/contributions/own-review';
import { OwnReviewsPort } from '../../core/contributions/own-reviews-port';
import { Failure } from '../../core/shared/failure';
import { pathTo } from '../../core/shell/screens';

afterEach(cleanup);

const RATINGS = {
  'Overall rating': 4,
  'Work–life balance': 5,
  'Skill development': 4,
  'Company culture': 4,
  'Salary and benefits': 3,
  'Job security': 4,
  'Growth and promotions': 2,
};
const LIKES = 'Two days from home, and nobody counts hours.';
const DISLIKES = 'Appraisals have slipped to 14 months twice in a row.';
const LINK = '?CompanyName=Zentrix+Labs&designation=backend-engineer';

const savedAs = (review: WrittenReview, answered = false): OwnReview => ({
  id: 'Rv7ZentrixGoodPpl1',
  companyUrlName: 'zentrix-labs',
  answered,
  review,
});

async function open(visit: FormVisit<OwnReview> = {}) {
  const {
    told: reported,
    gone,
    take,
    read,
    remove,
  } = fakeService(visit, (review: WrittenReview) => savedAs(review));
  const port = { addReview: take, changeReview: take, readOwnReview: read, removeReview: remove };
  const page = await openForm(pathTo('contribute-review'), visit, fakePort(OwnReviewsPort, port));
  return { form: reported, gone, ...page };
}

const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const stars = (name: string, count: number) =>
  within(screen.getByRole('group', { name })).getByRole('radio', {
    name: count === 1 ? '1 star' : `${count} stars`,
  });
const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const send = async () => {
  await press('Your review');
  await press('Publish review');
};

async function fill() {
  await userEvent.type(await screen.findByRole('combobox', { name: 'City you work in' }), 'Pune');
  await choose('Total experience', '4 years');
  await choose('Employment type', 'Full time');
  await choose('Work mode', 'Hybrid');
  await press('Continue');
  for (const [name, count] of Object.entries(RATINGS)) await userEvent.click(stars(name, count));
  await press('Continue');
  await userEvent.type(box('What you like'), LIKES);
  await userEvent.type(box('What could be better'), DISLIKES);
}

it('[R-137][R-874] the review form submits the job, seven ratings and both texts, and links to the published review', async () => {
  const { form: reported } = await open({ query: LINK });
  await fill();
  await userEvent.click(screen.getByRole('checkbox', { name: /Hide my role and city/ }));
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(reported).toMatchObject([
    {
      companyName: 'Zentrix Labs',
      jobProfile: 'Backend engineer',
      locationId: 7,
      totalExperience: 4,
      current: true,
      employment: 'fulltime',
      workMode: 'hybrid',
      anonymous: true,
      likes: LIKES,
      dislikes: DISLIKES,
      overall: 4,
      ratings: { workLife: 5, skills: 4, culture: 4, pay: 3, security: 4, promotions: 2 },
    },
  ]);
  const view = screen.getByRole('link', { name: 'View review' });
  expect(view.getAttribute('href')).toMatch(/zentrix-labs-reviews\?sort=newToOld#review-Rv7ZentrixGoodPpl1$/);
});

it('[R-452][R-461] a review leads on to an interview, and pauses review prompts for thirty days', async () => {
  const { device } = await open({ query: LINK });
  await fill();
  await send();
  const [, next] = await screen.findAllByRole('link');
  expect(next).toHaveAccessibleName('Share your interview');
  const expires = Number(device.get('contribPrompt:review:expires'));
  expect(new Date(expires).toISOString()).toBe('2026-12-22T00:00:00.000Z');
});

it('the review form starts without ratings, and shows an error for every missing rating', async () => {
  const { form: reported } = await open({ query: LINK });
  await send();
  await press('Your ratings');
  for (const name of Object.keys(RATINGS))
    expect(screen.getByRole('group', { name })).toHaveAccessibleDescription('This field is required.');
  await press('Your review');
  expect(box('What you like')).toHaveAccessibleDescription(/This field is required/);
  expect(reported).toEqual([]);
});

it('arrow keys choose stars, and the form shows their meaning', async () => {
  await open();
  await press('Your ratings');
  stars('Job security', 1).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(stars('Job security', 3)).toBeChecked();
  expect(within(screen.getByRole('group', { name: 'Job security' })).getByText('Average')).toBeVisible();
});

it('the review form counts the missing letters, and refuses contact details', async () => {
  const { form: reported } = await open({ query: LINK });
  await fill();
  await userEvent.clear(box('What you like'));
  await userEvent.type(box('What you like'), 'Good people, good food, good');
  expect(screen.getByText('2 more characters')).toBeVisible();
  await send();
  expect(box('What you like')).toHaveAccessibleDescription(/at least 30 characters/);
  await userEvent.type(box('What you like'), ', write me: asha.nair@gmail.com');
  expect(box('What you like')).toHaveAccessibleDescription(/could identify you/);
  expect(reported).toEqual([]);
});

it('[R-874] a visitor gets a login prompt for reviews, and finds every star and text again afterwards', async () => {
  const tab = new Map<string, string>();
  const { loginPrompts } = await open({ query: LINK, member: '', tab });
  await fill();
  await send();
  expect(loginPrompts.current).toMatchObject({ loginPrompt: 'login', context: 'review' });
  cleanup();
  await open({ tab });
  await press('Your ratings');
  expect(stars('Growth and promotions', 2)).toBeChecked();
  await press('Your review');
  expect(box('What could be better')).toHaveValue(DISLIKES);
});

it('a refused review shows our words for its code and keeps its input', async () => {
  const { toasts } = await open({
    query: LINK,
    refuse: new Failure('conflict', 'addReview', 409, { code: 'ANSWERED_ALREADY', message: 'Locked.' }),
  });
  await fill();
  await send();
  expect(toasts.toasts.map(({ text1 }) => text1)).toEqual([
    'Reviews with a reply can’t be edited. You can still delete yours.',
  ]);
  expect(box('What you like')).toHaveValue(LIKES);
});

const REVIEW: WrittenReview = {
  companyName: 'Asha Hospital',
  department: 'Healthcare',
  jobProfile: 'Staff nurse',
  locationId: 7,
  totalExperience: 2,
  current: true,
  employment: 'fulltime',
  workMode: 'office',
  anonymous: false,
  title: 'Good people',
  likes: LIKES,
  dislikes: DISLIKES,
  overall: 3,
  ratings: { workLife: 3, skills: 3, culture: 3, pay: 3, security: 3, promotions: 3 },
};

it('a review opens for editing by its rid, and can be deleted', async () => {
  const { form: reported, gone } = await open({ query: '?rid=Rv7ZentrixGoodPpl1', known: savedAs(REVIEW) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit review');
  await press('Your ratings');
  await userEvent.click(stars('Salary and benefits', 5));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Other screen: /user' })).toBeVisible();
  expect([reported, gone]).toEqual([[], ['Rv7ZentrixGoodPpl1']]);
});

it('a review that the employer answered can be deleted but not edited', async () => {
  await open({ query: '?rid=Rv7ZentrixGoodPpl1', known: savedAs(REVIEW, true) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your employer has replied');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
});

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

it('a draft wins over the profile, and what was cleared stays cleared', async () => {
  const tab = new Map<string, string>();
  await open({ work: WORK, tab });
  await userEvent.clear(await field('City you work in'));
  expect(screen.getByText('Draft saved')).toBeVisible();
  cleanup();
  await open({ work: WORK, tab });
  expect(await field('City you work in')).toHaveValue('');
});

it('Continue opens the next step and focuses its heading, Back keeps everything, and a missing field stops it', async () => {
  await open({ query: LINK });
  await press('Continue');
  expect(await field('City you work in')).toHaveAccessibleDescription('This field is required.');
  await expect.poll(() => document.activeElement).toBe(await field('City you work in'));
  await fill();
  expect(screen.getByRole('heading', { level: 2, name: /Step 3 of 3 ?Your review/ })).toBeVisible();
  await press('Back');
  await press('Back');
  expect(screen.getByRole('heading', { level: 2, name: /Step 1 of 3 ?Your job/ })).toHaveFocus();
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
