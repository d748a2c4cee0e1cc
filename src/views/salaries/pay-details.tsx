import { monthlyInHand } from '../../core/calculators/in-hand';
import { detailText as text } from '../../core/salaries/detail-text';
import type { PaySplit } from '../../core/salaries/pay-split';
import { shortPay } from '../../core/salaries/short-pay';
import { monthlyPay } from '../../core/shared/money';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { StackedBar } from '../kit/stacked-bar';
import css from './salaries.module.css';

export interface PayDetailsProps {
  readonly median: number;
  /** Undefined while no published group has a split. */
  readonly split: PaySplit | undefined;
}

const GRAIN = 10_000;
/** The percentages are steps of 5, so more digits would suggest false precision. */
const percentOf = (amount: number, percent: number): number =>
  Math.round((amount * percent) / 100 / GRAIN) * GRAIN;

/** How the median is split, and what of it reaches the account each month. */
export function PayDetails({ median, split }: PayDetailsProps) {
  const bonus = percentOf(median, split?.bonusPercent ?? 0);
  return (
    <div className={css.pair}>
      {split && <Split median={median} bonus={bonus} stock={percentOf(median, split.stockPercent)} />}
      <InHand fixed={median - bonus} variable={bonus} />
    </div>
  );
}

interface SplitProps {
  readonly median: number;
  readonly bonus: number;
  readonly stock: number;
}

function Split({ median, bonus, stock }: SplitProps) {
  const parts = [
    { id: 'fixed', label: text.fixed, value: median - bonus, tone: 'pine' },
    { id: 'bonus', label: text.bonus, value: bonus, tone: 'gold' },
    { id: 'stock', label: text.stock, value: stock, tone: 'blue' },
  ] as const;
  const shown = parts.filter(({ value }) => value > 0);
  const missing = [bonus === 0 ? text.noBonus : '', stock === 0 ? text.noStock : ''].filter(Boolean);
  const asText = ({ label, value }: (typeof parts)[number]) => `${label} ${shortPay(value)}`;
  return (
    <section>
      <h3>{text.split}</h3>
      <StackedBar
        className={css.bar}
        parts={shown}
        total={median + stock}
        label={shown.map(asText).join(', ')}
      />
      <dl className={css.split}>
        {shown.map(({ id, label, value }) => (
          <div key={id} data-part={id}>
            <dt>{label}</dt>
            <dd className={css.value}>{shortPay(value)}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && <p className={css.hint}>{missing.join(' ')}</p>}
    </section>
  );
}

const InHand = (pay: { readonly fixed: number; readonly variable: number }) => (
  <section>
    <h3>{text.inHand}</h3>
    <p className={css.month}>{text.month(monthlyPay(monthlyInHand(pay)))}</p>
    <p className={css.hint}>
      {pay.variable > 0 ? text.monthBonus(shortPay(pay.variable)) : text.monthMedian} {text.assumed}
    </p>
    <Button
      look="line"
      size="small"
      href={
        pathTo('take-home') +
        buildQuery([
          ['ctc', String(pay.fixed + pay.variable)],
          ['variable', String(pay.variable)],
        ])
      }
    >
      {text.calculate}
    </Button>
  </section>
);
