import type { CollegeCard } from '../../core/colleges/college';
import { collegeWords as words } from '../../core/colleges/words';
import { compact } from '../../core/format/numbers';
import { pathTo } from '../../core/navigation/screens';
import { salaryWords } from '../../core/salaries/words';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { CompanyMark } from '../kit/company-mark';
import css from './colleges.module.css';

/** A college as it stands in the list. */
export const CollegeRow = ({ college }: { readonly college: CollegeCard }) => (
  <Card as="article" className={css.row ?? ''}>
    <CompanyMark url={college.logoUrl} name={college.name} size="lg" />
    <div className={css.words}>
      <h2 className={css.name}>
        <Anchor href={pathTo('college', { collegeUrl: college.urlName })}>{college.name}</Anchor>
      </h2>
      <p className={css.facts}>{words.place(college.place, college.state)}</p>
    </div>
    {college.median !== undefined && (
      <p className={css.pay}>
        <small>{words.median}</small>
        <b>{salaryWords.amount(college.median)}</b>
        <small>{words.alumni(college.salaries, compact(college.salaries))}</small>
      </p>
    )}
  </Card>
);
