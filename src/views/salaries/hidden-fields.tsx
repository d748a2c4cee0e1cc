import { type SalaryAddress, salaryQuery } from '../../core/salaries/salary-query';
import { parseQuery } from '../../core/shell/query';

/** The part of the URL that a filter form on the page does not set. */
export const HiddenFields = ({ query }: { readonly query: SalaryAddress }) =>
  parseQuery(salaryQuery(query)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
