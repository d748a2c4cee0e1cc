import type { ReactNode } from 'react';
import type { SalaryFigures } from '../../core/salaries/figures';
import { payBetween, shortPay } from '../../core/salaries/short-pay';
import { salaryText as text } from '../../core/salaries/text';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import { useFirstView } from '../kit/use-first-view';
import { VisuallyHidden } from '../kit/visually-hidden';
import { maxOf, PayAxis, PayKey, PayRange } from './pay-range';
import css from './salaries.module.css';

export interface SalaryRow {
  readonly id: string;
  readonly name: string;
  /** Shown below the name, beside the count. */
  readonly detail?: string | undefined;
  readonly mark?: ReactNode;
  /** The company's URL name. */
  readonly company?: string | undefined;
  /** Rows without a page of their own are not links. */
  readonly href?: string | undefined;
  readonly figures: RowFigures | undefined;
}

type RowFigures = Pick<SalaryFigures, 'contributors' | 'p25' | 'p50' | 'p75'>;

/** Rows that a tall window shows below the filters. */
const FIRST_VIEW = 10;

/** Rows with bars on one scale, whose axis is below the last row. */
export function SalaryRows({ rows }: { readonly rows: readonly SalaryRow[] }) {
  const shown = useFirstView(rows, FIRST_VIEW);
  const max = maxOf(rows);
  const marks = rows.some(({ mark }) => mark !== undefined) || undefined;
  return (
    <div className={css.list} data-marks={marks}>
      <ul className={css.rows}>
        {shown.map((row) => (
          <li key={row.id} data-company={row.company}>
            <Row row={row} max={max} />
          </li>
        ))}
      </ul>
      {rows.some(({ figures }) => figures) && (
        <div className={css.axis} aria-hidden="true">
          <PayKey />
          <PayAxis most={max} />
        </div>
      )}
    </div>
  );
}

function Row({ row, max }: { readonly row: SalaryRow; readonly max: number }) {
  const parts = <RowParts row={row} max={max} />;
  if (row.href === undefined) return <div className={css.row}>{parts}</div>;
  return (
    <Anchor href={row.href} className={css.row}>
      {parts}
      <Icon name="chevron-right" size="small" />
    </Anchor>
  );
}

const RowParts = ({ row, max }: { readonly row: SalaryRow; readonly max: number }) => (
  <>
    {row.mark}
    <span className={css.name}>
      <b>{row.name}</b>
      <small>
        {[row.figures && text.shared(row.figures.contributors), row.detail].filter(Boolean).join(', ')}
      </small>
    </span>
    <span className={css.scale}>{row.figures && <PayRange figures={row.figures} most={max} />}</span>
    {row.figures ? <Pay figures={row.figures} /> : <span className={css.hidden}>{text.notDisclosed}</span>}
  </>
);

/** Sighted readers see from the bar which number is which. */
const Pay = ({ figures: { p25, p50, p75 } }: { readonly figures: RowFigures }) => (
  <span className={css.pay}>
    <b>
      <VisuallyHidden>{text.medianMark} </VisuallyHidden>
      {shortPay(p50)}
    </b>
    <small>
      <VisuallyHidden>{text.middle} </VisuallyHidden>
      {payBetween(p25, p75)}
    </small>
  </span>
);
