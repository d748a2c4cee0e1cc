import type { ReactNode } from 'react';
import type { SalaryFigures } from '../../core/salaries/figures';
import { payBetween, shortPay } from '../../core/salaries/short-pay';
import { salaryText as text } from '../../core/salaries/text';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import { maxOf, PayRange } from './pay-range';
import css from './salaries.module.css';

export interface SalaryRow {
  readonly id: string;
  readonly name: string;
  /** Shown below the name, beside the count. */
  readonly detail?: string | undefined;
  readonly mark?: ReactNode;
  /** The company's URL name. */
  readonly company?: string | undefined;
  readonly href: string;
  readonly figures: SalaryFigures | undefined;
}

export function SalaryRows({ rows }: { readonly rows: readonly SalaryRow[] }) {
  const max = maxOf(rows);
  return (
    <ul className={css.rows}>
      {rows.map(({ id, name, detail, mark, company, href, figures }) => (
        <li key={id} data-company={company}>
          <Anchor href={href} className={css.row}>
            {mark}
            <span className={css.name}>
              <b>{name}</b>
              <small>
                {[figures && text.shared(figures.contributors), detail].filter(Boolean).join(', ')}
              </small>
            </span>
            <span className={css.scale}>{figures && <PayRange figures={figures} most={max} />}</span>
            {figures ? (
              <span className={css.pay}>
                <b>{shortPay(figures.p50)}</b>
                <small>{payBetween(figures.p25, figures.p75)}</small>
              </span>
            ) : (
              <span className={css.hidden}>{text.notDisclosed}</span>
            )}
            <Icon name="chevron-right" size="small" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
