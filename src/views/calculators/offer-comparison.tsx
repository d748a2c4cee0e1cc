import { offerComparisonText as text } from '../../core/calculators/offer-comparison-text';
import {
  type ComparedOffer,
  lessAMonth,
  type OfferVerdict,
  offerVerdict,
  yearlyWorth,
} from '../../core/calculators/offer-verdict';
import type { Shareable } from '../../core/feed/sharing';
import { monthlyPay, yearlyPay } from '../../core/shared/money';
import { ShareStore } from '../../stores/feed/share-store';
import { Button } from '../kit/button';
import { StackedBar } from '../kit/stacked-bar';
import { Tag } from '../kit/tag';
import { useStore } from '../use-store';
import css from './offer-comparison.module.css';

interface OfferComparisonProps {
  readonly offers: readonly ComparedOffer[];
  /** The page with these offers; undefined before they are published. */
  readonly shareable?: Shareable | undefined;
  /** The contents of the link. */
  readonly shareNote?: string;
  /** Set to false where the page already shows the offers on one scale. */
  readonly withOffers?: boolean;
}

/** Which of two or three offers is better, and why: the same in the composer, in posts and in the calculator. */
export function OfferComparison({ offers, shareable, shareNote, withOffers = true }: OfferComparisonProps) {
  const { share } = useStore(ShareStore);
  const verdict = offerVerdict(offers);
  if (!verdict) return undefined;
  return (
    <section className={css.comparison} aria-label={text.title}>
      <h2>{text.title}</h2>
      <p aria-live="polite">{reasonOf(verdict, offers)}</p>
      {withOffers && <Offers {...{ offers, verdict }} />}
      <small>{text.estimate}</small>
      {shareable && (
        <div className={css.share}>
          <Button icon="share-2" onClick={() => void share(shareable)}>
            {text.share}
          </Button>
          {shareNote && <small>{shareNote}</small>}
        </div>
      )}
    </section>
  );
}

interface OffersProps {
  readonly offers: readonly ComparedOffer[];
  readonly verdict: OfferVerdict;
}

/** All bars share one scale, so that their lengths can be compared. */
function Offers({ offers, verdict }: OffersProps) {
  const scale = Math.max(1, ...offers.map(yearlyWorth));
  return (
    <>
      <ul className={css.offers}>
        {offers.map((offer, index) => (
          <Offer
            // biome-ignore lint/suspicious/noArrayIndexKey: an offer is identified by its position
            key={index}
            offer={offer}
            scale={scale}
            less={lessAMonth(offer, offers)}
            wins={verdict.kind === 'wins' && verdict.winner === index}
          />
        ))}
      </ul>
      <p className={css.legend} aria-hidden="true">
        {(['fixed', 'bonus', 'stock'] as const)
          .filter((part) => offers.some((offer) => offer[part] > 0))
          .map((part) => (
            <span key={part} data-part={part}>
              {text.legend[part]}
            </span>
          ))}
      </p>
    </>
  );
}

interface OfferProps {
  readonly offer: ComparedOffer;
  readonly scale: number;
  readonly less: number;
  readonly wins: boolean;
}

const Offer = ({ offer, scale, less, wins }: OfferProps) => {
  const { name, fixed, bonus, stock, inHand, vestingYears } = offer;
  return (
    <li>
      <p className={css.name}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {wins && <Tag tone="gold">{text.best}</Tag>}
        <span>{text.aYear(yearlyPay(yearlyWorth(offer)))}</span>
      </p>
      <StackedBar
        parts={[
          { value: fixed, tone: 'pine' },
          { value: bonus, tone: 'gold' },
          { value: stock, tone: 'blue' },
        ]}
        total={scale}
        label={text.breakdown(yearlyPay(fixed), yearlyPay(bonus), yearlyPay(stock))}
      />
      <p className={css.detail}>
        {text.inHand(monthlyPay(inHand))}
        {less > 0 && <> · {text.less(monthlyPay(less))}</>}
      </p>
      {stock > 0 && <p className={css.detail}>{text.vesting(yearlyPay(stock), vestingYears)}</p>}
    </li>
  );
};

function reasonOf(verdict: OfferVerdict, offers: readonly ComparedOffer[]): string {
  if (verdict.kind === 'close') return text.close;
  const { winner, moreAYear, moreAMonth, throughStock } = verdict;
  return [
    text.wins(offers[winner]?.name ?? '', yearlyPay(moreAYear)),
    ...(moreAMonth > 0 ? [text.moreInHand(monthlyPay(moreAMonth))] : []),
    ...(moreAMonth < 0 ? [text.lessInHand(monthlyPay(-moreAMonth))] : []),
    ...(throughStock ? [text.throughStock] : []),
  ].join(' ');
}
