import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import type { Coupon, Rewards } from '../../core/contributions/rewards-port';
import { rewardsText } from '../../core/contributions/rewards-text';
import { longDate } from '../../core/shared/time';
import { RewardsStore } from '../../stores/contributions/rewards-store';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { Dialog } from '../kit/dialog';
import { EmptyState } from '../kit/empty-state';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import css from './rewards.module.css';

const text = rewardsText.coupons;

export const CouponsCard = observer(function CouponsCard({ rewards }: { readonly rewards: Rewards }) {
  const { coupons, points } = rewards;
  const { redeem } = useStore(RewardsStore);
  const [chosen, choose] = useState<Chosen>();
  const close = () => choose(undefined);
  // The button of the coupon gets the focus back, and disappears when the code is there.
  const confirm = ({ coupon, button }: Chosen) => {
    close();
    void continueInPlace(() => redeem(coupon), button);
  };
  if (coupons.length === 0)
    return (
      <SectionCard title={text.title}>
        <EmptyState {...text.none} />
      </SectionCard>
    );
  return (
    <SectionCard title={text.title} text={text.text}>
      <ul className={css.list}>
        {coupons.map((coupon) => (
          <CouponRow
            key={coupon.id}
            coupon={coupon}
            points={points}
            onChoose={({ currentTarget }) => choose({ coupon, button: currentTarget })}
          />
        ))}
      </ul>
      {chosen && <Confirm coupon={chosen.coupon} onClose={close} onConfirm={() => confirm(chosen)} />}
    </SectionCard>
  );
});

interface Chosen {
  readonly coupon: Coupon;
  readonly button: HTMLButtonElement;
}

interface CouponRowProps {
  readonly coupon: Coupon;
  readonly points: number;
  readonly onChoose: (event: MouseEvent<HTMLButtonElement>) => void;
}

function CouponRow({ coupon, points, onChoose }: CouponRowProps) {
  const { name, about, endsOn, state } = coupon;
  return (
    <li className={css.coupon}>
      <div className={css.about}>
        <h3>{name}</h3>
        {about && <p>{about}</p>}
        {endsOn && state !== 'REDEEMED' && <p>{text.until(longDate(new Date(endsOn)))}</p>}
      </div>
      <CouponEnd coupon={coupon} points={points} onChoose={onChoose} />
    </li>
  );
}

const CouponEnd = observer(function CouponEnd({ coupon, points, onChoose }: CouponRowProps) {
  const { busy } = useStore(RewardsStore);
  const { id, name, points: cost, state, code } = coupon;
  if (state === 'REDEEMED')
    return (
      <p className={css.end}>
        <small>{text.code}</small>
        <code className={css.code}>{code}</code>
        <small>{text.used(cost)}</small>
      </p>
    );
  if (state === 'SOLD_OUT') return <p className={css.end}>{text.soldOut}</p>;
  if (points < cost)
    return (
      <p className={css.end}>
        <b>{rewardsText.points(cost)}</b>
        <small>{text.missing(cost - Math.max(0, points))}</small>
      </p>
    );
  return (
    <Button aria-label={text.redeemFor(name, cost)} busy={busy === id} onClick={onChoose}>
      {text.redeem(cost)}
    </Button>
  );
});

interface ConfirmProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

const Confirm = ({ coupon: { name, points }, onClose, onConfirm }: ConfirmProps) => (
  <Dialog
    open
    size="small"
    onClose={onClose}
    title={text.confirmTitle(name)}
    footer={
      <>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button look="gold" onClick={onConfirm}>
          {text.confirm}
        </Button>
      </>
    }
  >
    <p className={css.confirm}>{text.confirmText(points)}</p>
  </Dialog>
);
