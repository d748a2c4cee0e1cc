import type { ReactNode } from 'react';
import type { SalaryFigures } from '../../core/salaries/figures';
import { salaryWords as words } from '../../core/salaries/words';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import { mostOf, PayRange } from './pay-range';
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
  const most = mostOf(rows);
  return (
    <ul className={css.rows}>
      {rows.map(({ id, name, detail, mark, company, href, figures }) => (
        <li key={id} data-company={company}>
          <Anchor href={href} className={css.row}>
            {mark}
            <span className={css.name}>
              <b>{name}</b>
              <small>
                {[figures && words.shared(figures.contributors), detail].filter(Boolean).join(', ')}
              </small>
            </span>
            <span className={css.scale}>{figures && <PayRange figures={figures} most={most} />}</span>
            {figures ? (
              <span className={css.pay}>
                <b>{words.amount(figures.p50)}</b>
                <small>{words.range(figures.p25, figures.p75)}</small>
              </span>
            ) : (
              <span className={css.hidden}>{words.notDisclosed}</span>
            )}
            <Icon name="chevron-right" size="small" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
