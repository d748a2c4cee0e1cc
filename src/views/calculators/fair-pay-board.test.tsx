import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Failure } from '../../core/shared/failure';
import type { FairPayStore } from '../../stores/salaries/fair-pay-store';
import { FairPayBoard } from './fair-pay-board';

afterEach(cleanup);

const show = (failure: Failure) =>
  render(<FairPayBoard store={{ checked: { state: 'FAILURE', failure }, asked: {} } as FairPayStore} />);

it('[R-734] fair pay board: a rate limit says how long to wait', () => {
  show(new Failure('limited', 'checkFairPay', 429, { retryAfter: 120 }));
  expect(screen.getByText('Too many attempts. Try again in 2 minutes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
