import { betweenCompanies } from '../../core/salaries/between-companies';
import { detailText as text } from '../../core/salaries/detail-text';
import type { SalaryFigures } from '../../core/salaries/figures';
import { shortPay } from '../../core/salaries/short-pay';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import css from './salaries.module.css';

interface BetweenCompaniesNoteProps {
  readonly companies: readonly { readonly figures: SalaryFigures }[];
}

/** Says how much more the better paying companies of the list pay. */
export function BetweenCompaniesNote({ companies }: BetweenCompaniesNoteProps) {
  const found = betweenCompanies(companies.map(({ figures }) => figures));
  if (!found) return undefined;
  const { companies: count, middle, more, percent } = found;
  return (
    <section className={css.between}>
      <h3>{text.between.title}</h3>
      <p className={css.betweenFigure}>
        {more > 0 ? text.between.more(percent, more, count) : text.between.close(count)}
      </p>
      <p className={css.hint}>{text.between.rule(shortPay(middle))}</p>
      <Button look="line" size="small" href={pathTo('salary-hike')}>
        {text.between.calculate}
      </Button>
    </section>
  );
}
