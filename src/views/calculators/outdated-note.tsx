import { ruleText } from '../../core/calculators/rule-text';
import { CHECKED } from '../../core/calculators/rules/rule-pack';
import { longDate } from '../../core/shared/time';
import css from './frame.module.css';

/** Loaded when the year of the rules has ended. */
export const Part = () => <p className={css.warning}>{ruleText.outdated(longDate(new Date(CHECKED)))}</p>;
