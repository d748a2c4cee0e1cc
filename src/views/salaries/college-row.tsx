import type { CollegeCard } from '../../core/salaries/college';
import { collegeWords as words } from '../../core/salaries/colleges-words';
import { salaryWords } from '../../core/salaries/words';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { CompanyMark } from '../kit/company-mark';
import { ResultName, ResultRow } from '../kit/results';
import css from './colleges.module.css';

export const CollegeRow = ({ college }: { readonly college: CollegeCard }) => (
  <ResultRow className={css.row}>
    <CompanyMark url={college.logoUrl} name={college.name} size="lg" />
    <div>
      <ResultName href={pathTo('college', { collegeUrl: college.urlName })}>{college.name}</ResultName>
      <p className={css.facts}>{words.place(college.place, college.state)}</p>
    </div>
    {college.median !== undefined && (
      <p className={css.pay}>
        <small>{words.median}</small>
        <b>{salaryWords.amount(college.median)}</b>
        <small>{words.alumni(compact(college.salaries))}</small>
      </p>
    )}
  </ResultRow>
);
