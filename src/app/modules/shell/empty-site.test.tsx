import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/reviews/reviews-screen'),
    import('../../../views/interviews/interviews-screen'),
    import('../../../views/companies/company-photos-screen'),
    import('../../../views/companies/company-benefits-screen'),
  ]);
}, 30_000);

const NOTHING = {
  totalInterviews: 0,
  difficulties: { EASY: 0, MODERATE: 0, HARD: 0 },
  outcomes: { SELECTED: 0, REJECTED: 0, NO_RESPONSE: 0, DECLINED: 0 },
  rounds: 0,
};
const SOON = { timeout: 20_000 };

it('[R-755] without any reviews the reviews page says so and shows no empty heading', async () => {
  await showPage('/reviews', { listLatestReviews: () => Response.json([]) });
  expect(await screen.findByText("Employees haven't posted any reviews yet.", undefined, SOON)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
    'href',
    '/contribute/company-review-v3',
  );
  expect(screen.queryByRole('heading', { name: 'Latest reviews' })).toBeNull();
}, 30_000);

it('[R-757] without any interviews the interviews page shows no empty headings', async () => {
  await showPage('/interviews', {
    listInterviewers: () => Response.json([]),
    listQuestions: () => Response.json({ total: 0, pages: 0, items: [], skills: [] }),
    listInterviews: () =>
      Response.json({ total: 0, pages: 0, items: [], summary: NOTHING, designations: [], places: [] }),
  });
  expect(
    await screen.findByText("Candidates haven't shared any interview advice yet.", undefined, SOON),
  ).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
}, 30_000);

it('[R-759] a company without photos says so and asks for the first ones', async () => {
  await showPage('/photos/zentrix-labs-photos', {
    listPhotos: () => Response.json({ total: 0, pages: 0, albums: [], items: [] }),
  });
  expect(await screen.findByText('No Photos Found yet.', undefined, SOON)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add photos' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/features\?/),
  );
}, 30_000);

it('[R-758] a company without reports of benefits says so', async () => {
  await showPage('/benefits/zentrix-labs-benefits', {
    listBenefits: () => Response.json({ reporters: 0, items: [] }),
  });
  expect(
    await screen.findByText("Employees haven't shared any benefits yet.", undefined, SOON),
  ).toBeVisible();
}, 30_000);
