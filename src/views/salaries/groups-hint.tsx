import { detailText } from '../../core/salaries/detail-text';
import type { SalaryFigures } from '../../core/salaries/figures';
import css from './salaries.module.css';

interface GroupsHintProps {
  readonly groups: readonly { readonly figures: SalaryFigures }[];
  /** Of all people that the groups are a part of. */
  readonly total: SalaryFigures | undefined;
}

/** Explains counts of groups that differ from the total. */
export function GroupsHint({ groups, total }: GroupsHintProps) {
  const sum = groups.reduce((people, { figures }) => people + figures.contributors, 0);
  if (!total || sum === total.contributors) return undefined;
  return <p className={css.hint}>{detailText.groups}</p>;
}
