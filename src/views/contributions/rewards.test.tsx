import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { visitOf } from '../../../tests/support/form-page';
import { renderScreen } from '../../../tests/support/render-screen';
import { fakePort } from '../../../tests/support/test-container';
import { type Coupon, type Rewards, RewardsPort } from '../../core/contributions/rewards-port';
import { Failure } from '../../core/shared/failure';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { ToastStore } from '../../stores/shared/toast-store';

afterEach(cleanup);

const VOUCHER: Coupon = {
  id: 'Cp-voucher',
  name: 'Book voucher',
  about: 'In the online shop.',
  points: 100,
  endsOn: '2027-03-31',
  state: 'AVAILABLE',
  code: undefined,
};
const COFFEE: Coupon = {
  ...VOUCHER,
  id: 'Cp-coffee',
  name: 'Coffee for two',
  points: 400,
  endsOn: undefined,
};
const REDEEMED: Coupon = { ...VOUCHER, state: 'REDEEMED', code: 'KVB-7Q2M' };
const REWARDS: Rewards = {
  points: 150,
  payouts: [
    { paidOn: '2026-11-01', points: 50 },
    { paidOn: '2026-08-01', points: 100 },
  ],
  nextPayoutOn: '2026-12-01',
  coupons: [VOUCHER, COFFEE],
};

interface Visit {
  readonly member?: string;
  readonly reads?: readonly Partial<Rewards>[];
  readonly redeem?: () => Promise<Rewards>;
}

/** The page with these responses, in this order; the last one stays. */
async function open({ member = 'asha', reads = [{}], redeem }: Visit = {}) {
  const { environment, ports } = visitOf({ member });
  const requests: string[] = [];
  let read = 0;
  const rewards = fakePort(RewardsPort, {
    readRewards: async () => ({ ...REWARDS, ...reads[Math.min(read++, reads.length - 1)] }),
    redeemCoupon: async ({ id }: { readonly id: string }) => {
      requests.push(id);
      return redeem ? redeem() : { ...REWARDS, points: 50, coupons: [REDEEMED, COFFEE] };
    },
  });
  const { container } = await renderScreen('/rewards', { environment, ports: [...ports, rewards] });
  const toasts = () => container.get(ToastStore).toasts.map(({ text1 }) => text1);
  return { requests, loginPrompts: container.get(LoginPromptStore), toasts };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const choose = () => userEvent.click(screen.getByRole('button', { name: 'Use 100 points for Book voucher' }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Get code' }));

describe('[R-020][R-045] the rewards page', () => {
  it('the rewards page shows points, the next payout day, the history by day and the rule', async () => {
    await open();
    expect(card('Your points').getByText('150 points')).toBeVisible();
    expect(card('Your points').getByText('New points arrive on 1 December 2026.')).toBeVisible();
    const days = card('Your points by day').getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      '1 November 202650 points',
      '1 August 2026100 points',
    ]);
    const review = screen.getByRole('row', { name: 'Company review 100' });
    expect(review).toBeVisible();
    expect(screen.getByText(/a one-star review gets as many points/)).toBeVisible();
    expect(screen.getByText(/^Votes, reactions, follows and posts get no points/)).toBeVisible();
    expect(await axeProblems()).toEqual([]);
  });

  it('without points the rewards page says what will appear and where to start', async () => {
    await open({ reads: [{ points: 0, payouts: [], coupons: [] }] });
    expect(screen.getByText('No points yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what helps most' })).toHaveAttribute(
      'href',
      '/contribute/next-step',
    );
    expect(screen.getByText('No coupons right now')).toBeVisible();
  });

  it('the rewards page explains a negative balance after contributions were deleted', async () => {
    await open({ reads: [{ points: -60 }] });
    expect(card('Your points').getByText('0 points')).toBeVisible();
    expect(screen.getByText(/^You’ve used 60 points more than you have now/)).toBeVisible();
    expect(card('Coupons').getByText('You need 100 points more')).toBeVisible();
  });

  it('a visitor sees the rule and logs in for points or for coupons', async () => {
    const { loginPrompts } = await open({ member: '' });
    expect(screen.getByRole('row', { name: 'Interview 100' })).toBeVisible();
    await userEvent.click(card('Your points').getByRole('button', { name: 'Log in' }));
    expect(loginPrompts.current?.context).toBe('rewards');
    await userEvent.click(card('Coupons').getByRole('button', { name: 'See coupons' }));
    expect(loginPrompts.current?.context).toBe('coupons');
  });
});

describe('[R-045] coupons on the rewards page', () => {
  it('a coupon asks for confirmation, then shows its code, and the points decrease', async () => {
    const { requests } = await open();
    await choose();
    expect(screen.getByText('This uses 100 points. You can’t swap the code back.')).toBeVisible();
    await confirm();
    expect(await screen.findByText('KVB-7Q2M')).toBeVisible();
    expect(card('Your points').getByText('50 points')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests).toEqual(['Cp-voucher']);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('a cancelled coupon uses no points', async () => {
    const { requests } = await open();
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(requests).toEqual([]);
    expect(card('Your points').getByText('150 points')).toBeVisible();
  });

  it('a coupon that is too expensive or sold out has no button', async () => {
    await open({ reads: [{ coupons: [{ ...VOUCHER, state: 'SOLD_OUT' }, COFFEE] }] });
    expect(card('Coupons').getByText('All codes are taken')).toBeVisible();
    expect(card('Coupons').getByText('You need 250 points more')).toBeVisible();
    expect(card('Coupons').queryByRole('button')).toBeNull();
  });

  it('when another member took the last code, the page says so and shows the coupon as sold out', async () => {
    const { toasts } = await open({
      reads: [{}, { coupons: [{ ...VOUCHER, state: 'SOLD_OUT' }] }],
      redeem: () => Promise.reject(new Failure('conflict', 'redeemCoupon', 409, { code: 'COUPON_SOLD_OUT' })),
    });
    await choose();
    await confirm();
    expect(await screen.findByText('All codes are taken')).toBeVisible();
    expect(toasts()).toEqual(['All codes for this coupon are taken. Your points are still yours.']);
  });

  it('a refusal for missing points names their number', async () => {
    const detail = { code: 'NOT_ENOUGH_POINTS', params: { missing: 30 } };
    const { toasts } = await open({
      redeem: () => Promise.reject(new Failure('conflict', 'redeemCoupon', 409, detail)),
    });
    await choose();
    await confirm();
    await waitFor(() => expect(toasts()).toEqual(['You need 30 more points for this coupon.']));
  });

  it('when the response was lost, the code is read again', async () => {
    const lost = new Failure('unavailable', 'redeemCoupon', 0, { code: 'TIMEOUT' });
    await open({ reads: [{}, { points: 50, coupons: [REDEEMED] }], redeem: () => Promise.reject(lost) });
    await choose();
    await confirm();
    expect(await screen.findByText('KVB-7Q2M')).toBeVisible();
    expect(card('Your points').getByText('50 points')).toBeVisible();
  });

  it('offline no points are used, and the coupon can be retried', async () => {
    const { toasts } = await open({
      redeem: () => Promise.reject(new Failure('offline', 'redeemCoupon', 0)),
    });
    await choose();
    await confirm();
    await waitFor(() => expect(toasts()).toEqual(['You’re offline. Try again when you’re back online.']));
    expect(screen.getByRole('button', { name: 'Use 100 points for Book voucher' })).toBeEnabled();
  });
});
