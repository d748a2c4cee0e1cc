import { awardPageText as text } from '../../core/companies/award-page-text';
import { Chip } from '../kit/chip';
import css from './awards.module.css';

interface EditionChipsProps {
  readonly years: readonly number[];
  readonly year: number;
  readonly hrefOf: (year: number) => string;
}

export const EditionChips = ({ years, year, hrefOf }: EditionChipsProps) => (
  <nav className={css.chips} aria-label={text.edition.years}>
    {years.map((item) => (
      <Chip key={item} href={hrefOf(item)} on={item === year}>
        {item}
      </Chip>
    ))}
  </nav>
);
