import type { PayStanding } from '../../core/salaries/fair-pay-port';
import { fairPayWords as words } from '../../core/salaries/fair-pay-words';
import { outlineOf, ticksOf } from '../../core/salaries/outline';
import { yearlyPay } from '../../core/shared/money';
import { Ridge } from '../kit/ridge';
import { density } from '../kit/ridge-shape';
import css from './fair-pay.module.css';
import frame from './frame.module.css';

const QUANTILES = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;
/** Spread of each of the forty bumps as a share of the scale: wide enough to hide the steps between them. */
const SPREAD = 0.055;

export const FairPayReasons = ({ standing, pay }: { standing: PayStanding; pay: number }) => {
  const outline = outlineOf(standing);
  const { amounts, low, high } = outline;
  const rows = [
    ...QUANTILES.map((key) => ({ name: words.quantiles[key], value: yearlyPay(standing[key]) })),
    { name: words.yourPay, value: yearlyPay(pay) },
  ];
  return (
    <>
      <section className={frame.panel}>
        <h2>{words.range}</h2>
        <Ridge
          label={words.chart}
          points={density(amounts, (high - low) * SPREAD, [low, high])}
          middle={[standing.p25, standing.p75]}
          median={standing.p50}
          you={{ at: pay, label: words.you }}
          ticks={ticksOf(outline).map((at) => ({ at, label: words.tick(at) }))}
          rows={rows}
        />
        <ul className={css.quantiles} aria-hidden="true">
          {QUANTILES.map((key) => (
            <li key={key}>
              <b>{yearlyPay(standing[key])}</b>
              <small>{words.quantiles[key]}</small>
            </li>
          ))}
        </ul>
      </section>
      <section className={frame.panel}>
        <h2>{words.peers}</h2>
        <p>{words.group(standing)}</p>
        {standing.group.level >= WIDENED && <p className={css.reason}>{words.widened}</p>}
        <h2 className={css.second}>
          {words.confidence}: {words.confidences[standing.confidence]}
        </h2>
        <p className={css.reason}>{words.confidenceRule}</p>
      </section>
    </>
  );
};

/** From this level on a group is wider than the user's job profile and city. */
const WIDENED = 3;
