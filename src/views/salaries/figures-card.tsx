import type { ReactNode } from 'react';
import { detailText } from '../../core/salaries/detail-text';
import type { SalaryFigures } from '../../core/salaries/figures';
import { outlineOf, tickLabel, ticksOf } from '../../core/salaries/outline';
import { payBetween, shortPay } from '../../core/salaries/short-pay';
import { salaryText as text } from '../../core/salaries/text';
import { Card } from '../kit/card';
import { Ridge } from '../kit/ridge';
import { density } from '../kit/ridge-shape';
import css from './salaries.module.css';

interface FiguresCardProps {
  readonly title: string;
  readonly job: string;
  readonly figures: SalaryFigures | undefined;
  /** Describes the people in the figures when they do not share a role. */
  readonly lead?: string;
  readonly children?: ReactNode;
  readonly end?: ReactNode;
}

export const FiguresCard = ({ title, job, figures, lead, children, end }: FiguresCardProps) => (
  <Card padded className={css.figures}>
    <h2 className={css.title}>{title}</h2>
    {figures && (
      <p className={css.lead}>
        {lead ?? text.sharedRole(figures.contributors, figures.confidence)}
        {` · ${detailText.months(figures.firstMonth, figures.lastMonth)}`}
      </p>
    )}
    {children}
    {figures ? (
      <div className={css.hill}>
        <div className={css.chart}>
          <Hill job={job} figures={figures} />
          <Key />
        </div>
        <dl className={css.facts}>
          {rowsOf(figures).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    ) : (
      <p className={css.few}>
        <b>{text.notDisclosed}</b> {text.tooFew}
      </p>
    )}
    {end}
  </Card>
);

/** Spread of each person's bump over the scale: wide enough to hide the steps between forty of them. */
const SPREAD = 0.055;

function Hill({ job, figures }: { job: string; figures: SalaryFigures }) {
  const { p25, p50, p75 } = figures;
  // Without the outer deciles the tails get the length that the middle suggests.
  const p10 = figures.p10 ?? Math.max(0, p25 - (p50 - p25));
  const p90 = figures.p90 ?? p75 + (p75 - p50);
  const outline = outlineOf({ p10, p25, p50, p75, p90 });
  const { amounts, low, high } = outline;
  return (
    <Ridge
      label={text.chart(job)}
      points={density(amounts, Math.max(1, (high - low) * SPREAD), [low, high])}
      middle={[p25, p75]}
      median={p50}
      ticks={ticksOf(outline).map((position) => ({ at: position, label: tickLabel(position) }))}
      rows={rowsOf(figures).map(([name, value]) => ({ name, value }))}
    />
  );
}

/** The chart's legend; screen readers get the table instead. */
const Key = () => (
  <p className={css.key} aria-hidden="true">
    <span data-half="">{text.middle}</span>
    <span>{text.medianMark}</span>
  </p>
);

type Row = readonly [name: string, value: string];

function rowsOf(figures: SalaryFigures): readonly Row[] {
  const { p10, p25, p50, p75, p90, low, high } = figures;
  return [
    [text.median, shortPay(p50)],
    [text.middle, payBetween(p25, p75)],
    ...(p10 === undefined || p90 === undefined ? [] : [[text.tenths, payBetween(p10, p90)] as const]),
    [text.medianRange, payBetween(low, high)],
  ];
}
