import type { SalaryFigures } from '../../core/salaries/figures';
import { scaleEnd, tickLabel, ticksOf } from '../../core/salaries/outline';
import { salaryText as text } from '../../core/salaries/text';
import css from './salaries.module.css';

interface PayRangeProps {
  readonly figures: Pick<SalaryFigures, 'p25' | 'p50' | 'p75'>;
  /** The shared scale maximum of all rows in a list, in rupees. */
  readonly most: number;
}

/** The interquartile range on a scale, with the median. */
export function PayRange({ figures: { p25, p50, p75 }, most: max }: PayRangeProps) {
  const position = (amount: number) => `${Math.min(100, (100 * amount) / Math.max(1, max)).toFixed(2)}%`;
  return (
    <svg className={css.range} width="100%" height="16" aria-hidden="true">
      <rect y="7" width="100%" height="2" rx="1" className={css.ground} />
      <rect
        x={position(p25)}
        y="4"
        width={position(Math.max(p75 - p25, max / 100))}
        height="8"
        rx="4"
        className={css.half}
      />
      <circle cx={position(p50)} cy="8" r="6" className={css.dot} />
    </svg>
  );
}

/** The labelled axis of the bars above it; their figures are also in words. */
export const PayAxis = ({ most: max }: Pick<PayRangeProps, 'most'>) => (
  <svg className={css.ticks} width="100%" height="18" aria-hidden="true">
    {ticksOf({ low: 0, high: max }).map((amount) => (
      <text
        key={amount}
        x={`${((100 * amount) / max).toFixed(2)}%`}
        y="13"
        data-first={amount === 0 || undefined}
        data-last={amount === max || undefined}
      >
        {tickLabel(amount)}
      </text>
    ))}
  </svg>
);

/** The legend of the bars. */
export const PayKey = () => (
  <p className={css.barKey}>
    <span data-half="">{text.middle}</span>
    <span data-dot="">{text.medianMark}</span>
  </p>
);

/** End of the scale that fits the widest bar. */
export const maxOf = (rows: readonly { readonly figures: { readonly p75: number } | undefined }[]): number =>
  scaleEnd(Math.max(1, ...rows.map(({ figures }) => figures?.p75 ?? 0)));
