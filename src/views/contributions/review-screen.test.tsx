import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ownTexts } from '../../../tests/support/form-page';
import { DISLIKES, LIKES, REVIEW, savedAs } from '../../../tests/support/own-review';
import {
  box,
  fill,
  LINK,
  openReviewForm as open,
  press,
  RATINGS,
  send,
  stars,
} from '../../../tests/support/review-page';
import { Failure } from '../../core/shared/failure';

afterEach(cleanup);

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

it('a review that waits for a moderator is not called live, and has no link to where it is not', async () => {
  await open({ query: LINK, added: { waiting: true } });
  await fill();
  await send();
  expect(await screen.findByText(/^A moderator will check it before it appears/)).toBeVisible();
  expect(screen.queryByText(/is now live/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'View review' })).toBeNull();
});

it('[R-452][R-461] a submitted review links to an interview, and pauses review prompts for thirty days', async () => {
  const { device } = await open({ query: LINK });
  await fill();
  await send();
  const [, next] = await screen.findAllByRole('link');
  expect(next).toHaveAccessibleName('Share your interview');
  const expires = Number(ownTexts(device).read('contribPrompt:review:expires'));
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

it('a refused review shows our text for its code and keeps its input', async () => {
  await open({
    query: LINK,
    refuse: new Failure('conflict', 'addReview', 409, { code: 'ANSWERED_ALREADY', message: 'Locked.' }),
  });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Reviews with a reply can’t be edited. You can still delete yours.',
  );
  expect(box('What you like')).toHaveValue(LIKES);
});

it('a review that cannot be sent says why at its button, keeps the focus there and its input, and is sent on the next press', async () => {
  const failures = [new Failure('offline', 'addReview', 0), new Failure('unavailable', 'addReview', 500)];
  const visit = {
    query: LINK,
    get refuse() {
      return failures[0];
    },
  };
  const { form: reported, toasts } = await open(visit);
  await fill();
  const publish = screen.getByRole('button', { name: 'Publish review' });
  await userEvent.click(publish);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You’re offline. Everything you typed is still here.',
  );
  failures.shift();
  await userEvent.click(publish);
  expect(await screen.findByText(/^Couldn’t save this right now/)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(publish).toHaveFocus();
  expect(box('What you like')).toHaveValue(LIKES);
  failures.shift();
  await userEvent.click(publish);
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect([reported.length, toasts.toasts]).toEqual([1, []]);
});

it('a review opens for editing by its rid, and can be deleted', async () => {
  const { form: reported, gone } = await open({ query: '?rid=Rv7ZentrixGoodPpl1', known: savedAs(REVIEW) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit review');
  await press('Your ratings');
  await userEvent.click(stars('Salary and benefits', 5));
  await press('Your review');
  expect(screen.getByText(/^Helpful marks belong to a text/)).toBeVisible();
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
