import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Failure } from '../../core/shared/failure';
import type { FairPayStore } from '../../stores/fair-pay-store';
import { FairPayBoard } from './fair-pay-board';

it('[R-734] asked too often, it says for how long to wait', () => {
  const failure = new Failure('limited', 'checkFairPay', 429, { retryAfter: 120 });
  render(<FairPayBoard store={{ checked: { state: 'FAILURE', failure }, asked: {} } as FairPayStore} />);
  expect(screen.getByText('Too many attempts. Try again in 2 minutes.')).toBeVisible();
});
