import { detailText } from '../../core/salaries/detail-text';
import type { SalaryFigures } from '../../core/salaries/figures';
import css from './salaries.module.css';

interface GroupsHintProps {
  readonly groups: readonly { readonly figures: SalaryFigures }[];
  /** The figures for all people, including those in no group. */
  readonly total: SalaryFigures | undefined;
}

/** Explains counts of groups that differ from the total. */
export function GroupsHint({ groups, total }: GroupsHintProps) {
  const sum = groups.reduce((people, { figures }) => people + figures.contributors, 0);
  if (!total || sum === total.contributors) return undefined;
  return <p className={css.hint}>{detailText.groups}</p>;
}
