import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inRouter } from '../../../tests/support/in-router';
import { BADGE_CODES } from '../../core/companies/company';
import { BadgesCard } from './about-cards';

const BADGES = [
  'Most followed',
  'Responds to reviews',
  'Open to feedback',
  'Highly active',
  'Most searched',
  'Most visited',
  'Promotes transparency',
  '1k+ followers',
  '5k+ followers',
  '10k+ followers',
  '50k+ followers',
  '1L+ followers',
];

it('[R-094] each badge of a company has its name and its rule', () => {
  inRouter(<BadgesCard badges={BADGE_CODES.map((code) => ({ code }))} />);
  expect(screen.getByRole('heading', { name: 'What these badges mean' })).toBeVisible();
  expect(
    screen
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
      .sort(),
  ).toEqual([...BADGES].sort());
  for (const rule of screen.getAllByRole('definition')) expect(rule).toHaveTextContent(/\.$/);
});
