import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnReview, WrittenReview } from '../../src/core/contributions/own-review';
import { OwnReviewsPort } from '../../src/core/contributions/own-reviews-port';
import { pathTo } from '../../src/core/shell/screens';
import { type FormVisit, fakeService, openForm } from './form-page';
import { DISLIKES, LIKES, savedAs } from './own-review';
import { fakePort } from './test-container';

export const RATINGS = {
  'Overall rating': 4,
  'Work–life balance': 5,
  'Skill development': 4,
  'Company culture': 4,
  'Salary and benefits': 3,
  'Job security': 4,
  'Growth and promotions': 2,
};
export const LINK = '?CompanyName=Zentrix+Labs&designation=backend-engineer';

export async function openReviewForm(visit: FormVisit<OwnReview> = {}) {
  const {
    submitted: reported,
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
export const stars = (name: string, count: number) =>
  within(screen.getByRole('group', { name })).getByRole('radio', {
    name: count === 1 ? '1 star' : `${count} stars`,
  });
export const box = (name: string) => screen.getByRole('textbox', { name });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const send = async () => {
  await press('Your review');
  await press('Publish review');
};

export async function fill() {
  await userEvent.type(await screen.findByRole('combobox', { name: 'City you work in' }), 'Pune');
  await choose('Total experience', '4 years');
  await choose('Employment type', 'Full time');
  await choose('Work mode', 'Hybrid');
  await press('Continue');
  for (const [name, count] of Object.entries(RATINGS)) await userEvent.click(stars(name, count));
  await press('Continue');
  await press('Continue');
  await userEvent.type(box('What you like'), LIKES);
  await userEvent.type(box('What could be better'), DISLIKES);
}
