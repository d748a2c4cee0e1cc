import { observer } from 'mobx-react-lite';
import { type PayPart, partsShown, payParts, payScale, yearlyTotal } from '../../core/feed/results';
import { feedText } from '../../core/feed/text';
import type { SalaryOffer, SalaryOffers } from '../../core/posts/post';
import type { PostId } from '../../core/shared/ids';
import { monthlyPay, yearlyPay } from '../../core/shared/money';
import { grouped } from '../../core/shared/numbers';
import { BallotStore } from '../../stores/posts/ballot-store';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { CompanyMark } from '../kit/company-mark';
import { StackedBar } from '../kit/stacked-bar';
import { Tag } from '../kit/tag';
import { useStore } from '../use-store';
import css from './offers-block.module.css';

const TONES = { fixed: 'pine', bonus: 'gold', stock: 'blue' } as const satisfies Record<
  PayPart['kind'],
  string
>;

const LEGEND = { fixed: css.pine, bonus: css.gold, stock: css.blue } as const satisfies Record<
  PayPart['kind'],
  string | undefined
>;

interface OffersBlockProps {
  readonly postId: PostId;
  readonly salary: SalaryOffers;
  /** Members cannot vote on their own offers. */
  readonly own: boolean;
}

export const OffersBlock = observer(function OffersBlock({
  postId,
  salary: salaryOffers,
  own,
}: OffersBlockProps) {
  const ballots = useStore(BallotStore);
  const text = feedText.offers;
  const ballot = { kind: 'OFFERS', postId, salary: salaryOffers } as const;
  const { salary } = ballots.ballotOf(ballot);
  const scale = payScale(salary);
  const choose = (id: number | undefined) => void ballots.choose(ballot, id);
  return (
    <div className={css.offers}>
      <ul>
        {salary.offers.map((offer) => (
          <Offer
            key={offer.id}
            offer={offer}
            scale={scale}
            mine={offer.id === salary.myOfferId}
            voted={salary.myOfferId !== undefined}
            choose={own ? undefined : choose}
          />
        ))}
      </ul>
      <p className={css.legend} aria-hidden="true">
        {partsShown(salary).map((kind) => (
          <span key={kind} className={LEGEND[kind]}>
            {text[kind]}
          </span>
        ))}
      </p>
    </div>
  );
});

interface OfferProps {
  readonly offer: SalaryOffer;
  readonly scale: number;
  readonly mine: boolean;
  /** A user who has voted sees percentages and can withdraw the vote. */
  readonly voted: boolean;
  readonly choose: ((id: number | undefined) => void) | undefined;
}

function Offer({ offer, scale, mine, voted, choose }: OfferProps) {
  const text = feedText.offers;
  const { company, logoUrl, role, place, inHand, percent, votes } = offer;
  const parts = payParts(offer).map(({ kind, amount }) => ({ value: amount, tone: TONES[kind] }));
  const breakdown = text.breakdown(yearlyPay(offer.fixed), yearlyPay(offer.variable), yearlyPay(offer.stock));
  return (
    <li className={classNames(css.offer, mine && css.mine)}>
      <CompanyMark url={logoUrl} name={company} size="sm" />
      <div className={css.name}>
        <p>
          <bdi>{company}</bdi>
          {offer.current && <Tag tone="gold">{text.current}</Tag>}
        </p>
        <p className={css.detail}>
          <bdi>{role}</bdi>, {place}
        </p>
      </div>
      <div className={css.pay}>
        <p className={css.total}>{yearlyPay(yearlyTotal(offer))}</p>
        <p className={css.detail}>{text.inHand(monthlyPay(inHand))}</p>
      </div>
      <StackedBar className={css.bar} parts={parts} total={scale} label={breakdown} />
      {percent !== undefined && (
        <p className={css.result}>
          <span>{mine ? text.takeWithYou(percent) : text.take(percent)}</span>
          {votes !== undefined && <span>{text.votes(votes, grouped(votes))}</span>}
        </p>
      )}
      {choose && (mine || !voted) && <Choose offer={offer} mine={mine} choose={choose} />}
    </li>
  );
}

interface ChooseProps extends Pick<OfferProps, 'offer' | 'mine'> {
  readonly choose: (id: number | undefined) => void;
}

function Choose({ offer: { id, company, percent }, mine, choose }: ChooseProps) {
  const text = feedText.offers;
  if (!mine) {
    return (
      <Button
        size="small"
        className={css.choose}
        aria-label={text.choose(company)}
        onClick={() => choose(id)}
      >
        {text.chooseThis}
      </Button>
    );
  }
  return (
    <p className={css.result}>
      <span>{percent === undefined && text.chosen}</span>
      <button type="button" className={css.undo} onClick={() => choose(undefined)}>
        {text.undo}
      </button>
    </p>
  );
}
