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

const labelled = (label: object | null) => ({
  ...career('VERIFIED'),
  readCareerStatus: () => ({ ...career('VERIFIED').readCareerStatus(), label }),
});

it('[R-241] a verified member with a pending designation sees what others still see and the new designation', async () => {
  await showPage(
    '/user',
    labelled({ shown: 'Works in Engineering', waiting: 'Backend engineer at Zentrix Labs' }),
  );
  const card = await cardOf();
  expect(await card.findByText(/others still see “Works in Engineering”/)).toHaveTextContent(
    /It changes to “Backend engineer at Zentrix Labs” on a night when at least four others make the same change/,
  );
  expect(card.getByText('Verified')).toBeVisible();
});

it('a member whose designation is up to date sees what others see, and no pending change', async () => {
  await showPage('/user', labelled({ shown: 'Works in Engineering', waiting: null }));
  const card = await cardOf();
  expect(await card.findByText(/others see “Works in Engineering”/)).toBeVisible();
  expect(card.queryByText(/changes to/)).toBeNull();
});
