import { awardPageWords as words } from '../../core/companies/award-page-words';
import { Chip } from '../kit/chip';
import css from './awards.module.css';

interface EditionChipsProps {
  readonly years: readonly number[];
  readonly year: number;
  readonly hrefOf: (year: number) => string;
}

export const EditionChips = ({ years, year, hrefOf }: EditionChipsProps) => (
  <nav className={css.chips} aria-label={words.edition.years}>
    {years.map((one) => (
      <Chip key={one} href={hrefOf(one)} on={one === year}>
        {one}
      </Chip>
    ))}
  </nav>
);
