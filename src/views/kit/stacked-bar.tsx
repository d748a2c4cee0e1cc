import { classNames } from './class-names';
import css from './stacked-bar.module.css';

export interface BarPart {
  readonly value: number;
  /** Each tone can appear only once per bar. */
  readonly tone: 'pine' | 'gold' | 'blue' | 'chilli' | 'mint';
}

interface StackedBarProps {
  readonly parts: readonly BarPart[];
  /** The value of the full width, so that several bars share one scale. */
  readonly total: number;
  readonly label: string;
  readonly className?: string | undefined;
}

const share = (value: number, total: number): number => (total > 0 ? (Math.max(0, value) / total) * 100 : 0);

export function spans(parts: readonly BarPart[], total: number) {
  let from = 0;
  return parts.flatMap((part) => {
    const width = Math.min(share(part.value, total), 100 - from);
    if (width <= 0) return [];
    const span = { tone: part.tone, from, width };
    from += width;
    return [span];
  });
}

export const StackedBar = ({ parts, total, label, className }: StackedBarProps) => (
  <svg className={classNames(css.bar, className)} role="img" aria-label={label}>
    {spans(parts, total).map(({ tone, from, width }) => (
      <rect key={tone} className={css[tone]} x={`${from}%`} width={`${width}%`} height="100%" />
    ))}
  </svg>
);
