import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { inRouter } from '../../../tests/support/in-router';
import type { Award } from '../../core/companies/award';
import { TopAward } from './top-award';

const callback = (some: Partial<Award> = {}): Award => ({
  year: 2025,
  size: 'mid-sized',
  rank: 3,
  ranked: 840,
  reviews: 4210,
  low: 4.1,
  ...some,
});

it('[R-072] the top award card shows the newest award and links to its list', async () => {
  inRouter(<TopAward award={callback()} />);
  expect(screen.getByText('No. 3 of 840, based on 4,210 reviews from 2024')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Top rated mid-sized company' })).toHaveAttribute(
    'href',
    '/awards/best-mid-sized-companies-to-work-in-india-2025',
  );
  expect(await axeProblems()).toEqual([]);
});

it('[R-072] the top award card states no rank when no other company had enough reviews', () => {
  inRouter(<TopAward award={callback({ rank: 1, ranked: 1, reviews: 12 })} />);
  expect(screen.getByText('The only company ranked, based on 12 reviews from 2024')).toBeVisible();
});
