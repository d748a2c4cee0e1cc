import { EXPERIENCE_BANDS } from '../../core/salaries/bands';
import type { SalaryDetail, SalaryFilters, SalaryNarrowing } from '../../core/salaries/salaries-port';
import { salaryWords as words } from '../../core/salaries/words';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import type { FilterField } from '../shared/filter-form';
import css from './salaries.module.css';
import { SalaryRows } from './salary-rows';

interface PartsCardsProps {
  readonly detail: SalaryDetail;
  readonly wish: SalaryNarrowing;
  /** The URL of the same page with other filters. */
  readonly hrefOf: (wish: SalaryNarrowing) => string;
}

/** A job's figures by experience and by city; each row filters the page. */
export const PartsCards = ({ detail, wish, hrefOf }: PartsCardsProps) => (
  <>
    {detail.byExperience.length > 0 && (
      <Card padded>
        <h2 className={css.title}>{words.byExperience}</h2>
        <SalaryRows
          rows={detail.byExperience.map(({ experience, figures }) => ({
            id: experience,
            name: words.years(experience),
            href: hrefOf({ ...wish, experience }),
            figures,
          }))}
        />
      </Card>
    )}
    {detail.byPlace.length > 0 && (
      <Card padded>
        <h2 className={css.title}>{words.byPlace}</h2>
        <SalaryRows
          rows={detail.byPlace.map(({ placeId, place, figures }) => ({
            id: String(placeId),
            name: place,
            href: hrefOf({ ...wish, placeId }),
            figures,
          }))}
        />
      </Card>
    )}
  </>
);

/** Explains the figures right where they are shown. */
export const RuleCard = () => (
  <Card padded as="section">
    <details className={css.rule}>
      <summary>
        {words.rule.title}
        <Icon name="chevron-down" size="small" />
      </summary>
      <ul>
        {words.rule.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  </Card>
);

/** The two filters of every salary page; a selected value stays listed even when no salary has it. */
export function narrowingFields(
  { places, experiences }: Pick<SalaryFilters, 'places' | 'experiences'>,
  wish: SalaryNarrowing,
): readonly FilterField[] {
  const bands = EXPERIENCE_BANDS.filter((band) => experiences.includes(band) || band === wish.experience);
  return [
    {
      name: 'experience',
      label: words.filters.experience,
      value: wish.experience ?? '',
      options: bands.map((band) => ({ value: band, label: words.years(band) })),
    },
    {
      name: 'location',
      label: words.filters.location,
      value: String(wish.placeId ?? ''),
      options: places.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ].filter(({ options }) => options.length > 0);
}
