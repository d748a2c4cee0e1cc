import type { PayComparison } from '../../core/salaries/fair-pay-port';
import { fairPayText as text } from '../../core/salaries/fair-pay-text';
import { outlineOf, tickLabel, ticksOf } from '../../core/salaries/outline';
import { describePeers } from '../../core/salaries/peer-group';
import { yearlyPay } from '../../core/shared/money';
import { Ridge } from '../kit/ridge';
import { density } from '../kit/ridge-shape';
import css from './fair-pay.module.css';
import frame from './frame.module.css';

const QUANTILES = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;
/** Spread of each of the forty bumps as a share of the scale: wide enough to hide the steps between them. */
const SPREAD = 0.055;

export const FairPayReasons = ({ comparison: position, pay }: { comparison: PayComparison; pay: number }) => {
  const outline = outlineOf(position);
  const { amounts, low, high } = outline;
  const rows = [
    ...QUANTILES.map((key) => ({ name: text.quantiles[key], value: yearlyPay(position[key]) })),
    { name: text.yourPay, value: yearlyPay(pay) },
  ];
  return (
    <>
      <section className={frame.panel}>
        <h2>{text.range}</h2>
        <Ridge
          label={text.chart}
          points={density(amounts, (high - low) * SPREAD, [low, high])}
          middle={[position.p25, position.p75]}
          median={position.p50}
          you={{ at: pay, label: text.you }}
          ticks={ticksOf(outline).map((position) => ({ at: position, label: tickLabel(position) }))}
          rows={rows}
        />
        <ul className={css.quantiles} aria-hidden="true">
          {QUANTILES.map((key) => (
            <li key={key}>
              <b>{yearlyPay(position[key])}</b>
              <small>{text.quantiles[key]}</small>
            </li>
          ))}
        </ul>
      </section>
      <section className={frame.panel}>
        <h2>{text.peers}</h2>
        <p>{describePeers(position)}</p>
        {position.group.level >= WIDENED && <p className={css.reason}>{text.widened}</p>}
        <h2 className={css.second}>
          {text.confidence}: {text.confidences[position.confidence]}
        </h2>
        <p className={css.reason}>{text.confidenceRule}</p>
      </section>
    </>
  );
};

/** From this level on a group is wider than the user's job profile and city. */
const WIDENED = 3;
