import type { CollegeCard } from '../../core/salaries/college';
import { collegeText as text } from '../../core/salaries/colleges-text';
import { shortPay } from '../../core/salaries/short-pay';
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
      <p className={css.facts}>{text.place(college.place, college.state)}</p>
    </div>
    {college.median !== undefined && (
      <p className={css.pay}>
        <small>{text.median}</small>
        <b>{shortPay(college.median)}</b>
        <small>{text.alumni(compact(college.salaries))}</small>
      </p>
    )}
  </ResultRow>
);
