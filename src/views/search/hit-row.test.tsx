import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import type { Hit } from '../../core/search/search';
import type { SearchAnswer } from '../../core/search/search-answer';
import { HitRow } from './hit-row';

const HIT: Hit = {
  kind: 'COMPANY',
  urlName: 'zentrix-labs',
  name: 'Zentrix Labs',
  detail: 'Software Product, Bengaluru',
  logoUrl: undefined,
  rating: 4.1,
};
const ANSWER: SearchAnswer = {
  page: 'SALARIES',
  company: { urlName: 'zentrix-labs', name: 'Zentrix Labs' },
  otherCompany: undefined,
  role: { id: 3, name: 'Software engineer' },
  place: undefined,
  officeUrl: undefined,
  experience: undefined,
  pay: { p25: 600_000, p50: 800_000, p75: 1_150_000, contributors: 50 },
  count: undefined,
};

const show = async (hit: Partial<Hit>) =>
  renderPart(
    await testContainer({}),
    <ul>
      <HitRow hit={{ ...HIT, ...hit }} />
    </ul>,
  );

it('[R-687] an answer names the page and shows its pay, range and number of salaries', async () => {
  await show({ kind: 'ANSWER', urlName: 'salaries', rating: undefined, answer: ANSWER });
  const link = screen.getByRole('link', { name: /^Software engineer salary at Zentrix Labs/ });
  expect(link).toHaveAttribute('href', '/salaries/zentrix-labs-salaries?designation=3');
  expect(link).toHaveTextContent('6–11.5 LPA · 50+ salaries₹8L');
});

it('[R-687] an answer without published pay shows what the page contains, and no figure', async () => {
  const answer = { ...ANSWER, page: 'BENEFITS', role: undefined, pay: undefined, count: 327 } as const;
  await show({ kind: 'ANSWER', urlName: 'benefits', rating: undefined, answer });
  const link = screen.getByRole('link', { name: /^Benefits and notice period at Zentrix Labs/ });
  expect(link).toHaveTextContent('Reported by 327 employees');
  expect(link).not.toHaveTextContent('₹');
});

it('[R-301] a company links only to its pages that have content', async () => {
  await show({ counts: { reviews: 1254, salaries: 50, interviews: 0, jobs: 3 } });
  const links = within(screen.getByRole('navigation', { name: 'Pages about Zentrix Labs' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Reviews 1.2k', '/reviews/zentrix-labs-reviews'],
    ['Salaries 50', '/salaries/zentrix-labs-salaries'],
    ['Jobs 3', '/jobs/zentrix-labs-jobs'],
  ]);
});

it('[R-301] a job shows its pay, and nothing if the employer does not disclose it', async () => {
  const job = { kind: 'JOB', urlName: 'Jb1', name: 'Data engineer' } as const;
  await show({ ...job, pay: { minCtc: 1_400_000, maxCtc: 2_200_000, currency: 'INR' } });
  expect(screen.getByRole('link', { name: /Data engineer/ })).toHaveTextContent('14–22 LPA');
  await show({ ...job, name: 'Buyer', pay: { minCtc: undefined, maxCtc: undefined, currency: 'INR' } });
  expect(screen.getByRole('link', { name: /Buyer/ })).not.toHaveTextContent('Not Disclosed');
});

it('[R-301] the first company shows what its most reported roles pay, and leads to each', async () => {
  await show({ topPay: [{ role: { id: 3, name: 'Software engineer' }, p50: 800_000 }] });
  const link = screen.getByRole('link', { name: 'Software engineer ₹8L' });
  expect(link).toHaveAttribute('href', '/salaries/zentrix-labs-salaries?designation=3');
});
