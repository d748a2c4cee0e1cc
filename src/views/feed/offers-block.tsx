import type { SalaryOffer, SalaryOffers } from '../../core/feed/post';
import { type PayPart, partsShown, payParts, payScale, yearlyTotal } from '../../core/feed/results';
import { monthlyPay, yearlyPay } from '../../core/format/money';
import { grouped } from '../../core/format/numbers';
import { classNames } from '../kit/class-names';
import { CompanyMark } from '../kit/company-mark';
import { StackedBar } from '../kit/stacked-bar';
import { Tag } from '../kit/tag';
import css from './offers-block.module.css';
import { useFeedWords } from './use-feed-words';

const TONES = { fixed: 'pine', bonus: 'gold', stock: 'blue' } as const satisfies Record<
  PayPart['kind'],
  string
>;

/** Offers side by side: what they pay, of what, and which one people would take. */
export function OffersBlock({ salary }: { readonly salary: SalaryOffers }) {
  const words = useFeedWords().offers;
  const scale = payScale(salary);
  return (
    <div className={css.offers}>
      <ul>
        {salary.offers.map((offer) => (
          <Offer key={offer.id} offer={offer} scale={scale} mine={offer.id === salary.myOfferId} />
        ))}
      </ul>
      <p className={css.legend} aria-hidden="true">
        {partsShown(salary).map((kind) => (
          <span key={kind} className={css[TONES[kind]]}>
            {words[kind]}
          </span>
        ))}
      </p>
    </div>
  );
}

interface OfferProps {
  readonly offer: SalaryOffer;
  readonly scale: number;
  readonly mine: boolean;
}

function Offer({ offer, scale, mine }: OfferProps) {
  const words = useFeedWords().offers;
  const { company, logoUrl, role, place, inHand, percent, votes } = offer;
  const parts = payParts(offer).map(({ kind, amount }) => ({ value: amount, tone: TONES[kind] }));
  const breakdown = words.breakdown(
    yearlyPay(offer.fixed),
    yearlyPay(offer.variable),
    yearlyPay(offer.stock),
  );
  return (
    <li className={classNames(css.offer, mine && css.mine)}>
      <CompanyMark url={logoUrl} name={company} size="sm" />
      <div className={css.name}>
        <p>
          <bdi>{company}</bdi>
          {offer.current && <Tag tone="gold">{words.current}</Tag>}
        </p>
        <p className={css.detail}>
          <bdi>{role}</bdi>, {place}
        </p>
      </div>
      <div className={css.pay}>
        <p className={css.total}>{yearlyPay(yearlyTotal(offer))}</p>
        <p className={css.detail}>{words.inHand(monthlyPay(inHand))}</p>
      </div>
      <StackedBar className={css.bar} parts={parts} total={scale} label={breakdown} />
      {percent !== undefined && (
        <p className={css.result}>
          <span>{mine ? words.takeWithYou(percent) : words.take(percent)}</span>
          {votes !== undefined && <span>{words.votes(votes, grouped(votes))}</span>}
        </p>
      )}
    </li>
  );
}
