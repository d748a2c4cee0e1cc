import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SummaryCard } from './summary-card';

const NONE = { SELECTED: 0, REJECTED: 0, NO_RESPONSE: 0, DECLINED: 0 };
const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('the shares of interviews by difficulty and by outcome each add up to 100 %', () => {
  const outcomes = { SELECTED: 17, REJECTED: 11, NO_RESPONSE: 4, DECLINED: 5 };
  const difficulties = { EASY: 12, MODERATE: 12, HARD: 13 };
  render(<SummaryCard summary={{ interviews: 37, rounds: 3.4, difficulties, outcomes }} />);
  expect(shown()).toEqual(['33%', '32%', '35%', '46%', '30%', '11%', '13%']);
});

it('fewer than five interviews are shown as counts, not as percentages', () => {
  const difficulties = { EASY: 0, MODERATE: 1, HARD: 2 };
  const outcomes = { ...NONE, REJECTED: 3 };
  render(<SummaryCard summary={{ interviews: 3, rounds: 2, difficulties, outcomes }} />);
  expect(shown()).toEqual(['0 of 3', '1 of 3', '2 of 3', '0 of 3', '3 of 3', '0 of 3', '0 of 3']);
});
