import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';

beforeAll(async () => {
  await import('../../../views/salaries/designation-salaries-screen');
}, 30_000);

const FIGURES = {
  ...{ contributors: 20, p10: null, p25: 900_000, p50: 1_000_000, p75: 1_250_000, p90: null },
  ...{ low: 950_000, high: 1_050_000, confidence: 'MODERATE' },
  ...{ firstMonth: '2025-04-01', lastMonth: '2026-09-01' },
};
const MORE = { ...FIGURES, p25: 1_250_000, p50: 1_400_000, p75: 1_700_000, low: 1_300_000, high: 1_500_000 };

async function show(query: string, other: object = {}): Promise<void> {
  await showPage(`/profile/backend-engineer-salary${query}`, {
    readDesignationSalaries: ({ example }) => ({
      ...(example as object),
      figures: { ...FIGURES, contributors: 50 },
      byExperience: [
        { experience: '3-5', figures: FIGURES },
        { experience: '6-9', figures: MORE },
      ],
      ...other,
    }),
  });
  await screen.findByRole('heading', { name: 'By experience' }, { timeout: 20_000 });
}

it('a role’s salaries: exact years show the pay of their group, and name the group', async () => {
  await show('?years=4');
  expect(screen.getByText('With 4 years: ₹10L').closest('p')).toHaveTextContent(
    'With 4 years: ₹10L, range ₹9L to ₹12.5LMedian and middle 50% of the group 3–5 yrs.',
  );
}, 30_000);

it('a role’s salaries: years between two groups are estimated from both', async () => {
  await show('?years=6');
  expect(screen.getByText(/^With 6 years/).closest('p')).toHaveTextContent(
    'estimated from the groups 3–5 and 6–9 yrs.',
  );
}, 30_000);

it('a role’s salaries: years without a published group show no number', async () => {
  await show('?years=12');
  expect(screen.getByText(/We need at least 14 salaries with about this experience/)).toBeVisible();
}, 30_000);

it('a role’s salaries: a group is compared with the one before it, and differing counts are explained', async () => {
  await show('');
  expect(screen.getByRole('link', { name: /^6–9 yrs/ })).toHaveTextContent('typically 40% above 3–5 yrs');
  expect(screen.getByRole('link', { name: /^6–9 yrs/ })).toHaveTextContent('Median ₹14L');
  expect(screen.getAllByText(/Groups may not add up to the total/)).not.toHaveLength(0);
}, 30_000);

it('a role’s salaries: the median is split, and its take-home leads to the calculator with the same pay', async () => {
  await show('', { split: { bonusPercent: 10, stockPercent: 15 } });
  expect(screen.getByRole('img', { name: 'Fixed ₹9L, Bonus ₹1L, Stock, on top ₹1.5L' })).toBeVisible();
  expect(screen.getByText(/^About ₹\d+,\d{3} a month$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Calculate your take-home' })).toHaveAttribute(
    'href',
    '/salaries/take-home-salary-calculator?ctc=1000000&variable=100000',
  );
}, 30_000);

it('a role’s salaries: other levels of the work lead to their own salaries with the same filters', async () => {
  const level = (jobProfileId: number, jobProfile: string, designation: string) => ({
    ...{ jobProfileId, jobProfile, designation, figures: FIGURES },
  });
  await show('?years=4', {
    levels: [
      level(1, 'Backend engineer', 'backend-engineer'),
      level(2, 'Senior backend engineer', 'senior-backend-engineer'),
    ],
  });
  expect(screen.getByRole('heading', { name: 'By level' })).toBeVisible();
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: /^Senior backend engineer/ }),
  ).toHaveAttribute('href', '/profile/senior-backend-engineer-salary?years=4');
}, 30_000);

it('a role’s salaries: companies are compared instead of an invented hike on switching, and the page says so', async () => {
  const company = (name: string, figures: object) => ({
    company: { urlName: name.toLowerCase(), name, logoUrl: `/${name}.svg`, rating: 4 },
    figures,
  });
  const middling = ['Alpha', 'Beta', 'Gamma'].map((name) => company(name, FIGURES));
  const better = ['Delta', 'Epsilon'].map((name) => company(name, MORE));
  await show('', { companies: [...middling, ...better] });
  expect(
    screen.getByText(
      '2 of these 5 companies clearly pay more than the one in the middle: typically 40% more.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/median of ₹10L.*It isn’t the raise of people who switched/)).toBeVisible();
}, 30_000);
