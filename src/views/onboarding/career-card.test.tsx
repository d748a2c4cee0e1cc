import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../tests/support/whole-page';

beforeAll(() => import('../profile/profile-screen').then(() => undefined), 30_000);

it.each([
  [null, 'Add what you do, so that you can post and comment.', 'Add status'],
  [{ type: 'student' }, 'Studying', 'Edit status'],
])(
  '[R-009] the profile offers to add a career, or to edit the stored career: %j',
  async (careerStatus, line, way) => {
    await showPage('/user', { readProfile: ({ example }) => ({ ...(example as object), careerStatus }) });
    const card = within(await screen.findByRole('region', { name: 'Work status' }, { timeout: 20_000 }));
    expect(card.getByText(line)).toBeVisible();
    expect(card.getByRole('button', { name: way })).toBeVisible();
  },
);

const WORK = {
  companyName: 'Zentrix Labs',
  departmentId: 1,
  industryId: 1,
  jobProfile: 'Backend engineer',
  tagId: 0,
  roleId: null,
  jobLocation: null,
  workEmail: null,
};

const career = (verified: string) => {
  const proof = { verified, source: 'EMAIL' };
  const status = { type: 'working', working: { ...WORK, ...proof }, student: null, unemployed: null };
  return {
    readProfile: ({ example }: { example: unknown }) => ({ ...(example as object), careerStatus: status }),
    readCareerStatus: () => ({
      careerStatusId: 7,
      careerStatus: status,
      verified,
      verificationSource: 'EMAIL',
    }),
  };
};
const cardOf = async () =>
  within(await screen.findByRole('region', { name: 'Work status' }, { timeout: 20_000 }));

it('a verified member sees a badge with role and company, and no button to verify again', async () => {
  await showPage('/user', career('VERIFIED'));
  const card = await cardOf();
  expect(await card.findByText('Backend engineer at Zentrix Labs')).toBeVisible();
  expect(card.getByText('Verified')).toBeVisible();
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit status']);
});

it('a partly verified member reads what is missing, and can use another email', async () => {
  await showPage('/user', career('PARTIAL_VERIFIED'));
  const card = await cardOf();
  expect(await card.findByText('Partially verified')).toBeVisible();
  expect(card.getByText(/An email from Zentrix Labs makes you fully verified/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Use another email' })).toBeVisible();
});
