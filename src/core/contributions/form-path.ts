import { buildQuery } from '../shell/query';
import { pathTo } from '../shell/screens';

/** The form that adds a salary, begun with a company and a designation where they are known. */
export const salaryFormPath = (about: { readonly company?: string; readonly designation?: string }): string =>
  pathTo('contribute-salary') +
  buildQuery([
    ...(about.company ? [['CompanyName', about.company] as const] : []),
    ...(about.designation ? [['designation', about.designation] as const] : []),
  ]);
