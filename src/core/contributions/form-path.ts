import { buildQuery } from '../shell/query';
import { pathTo } from '../shell/screens';

export const salaryFormPath = (about: { readonly company?: string; readonly designation?: string }): string =>
  pathTo('contribute-salary') +
  buildQuery([
    ...(about.company ? [['CompanyName', about.company] as const] : []),
    ...(about.designation ? [['designation', about.designation] as const] : []),
  ]);
