import { EXPERIENCE_BANDS } from '../../core/salaries/bands';
import type { SalaryDetail, SalaryFilters, SalaryNarrowing } from '../../core/salaries/salaries-port';
import { salaryText as text } from '../../core/salaries/text';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import type { FilterField } from '../shared/filter-form';
import css from './salaries.module.css';
import { SalaryRows } from './salary-rows';

interface PartsCardsProps {
  readonly detail: SalaryDetail;
  readonly query: SalaryNarrowing;
  /** The URL of the same page with other filters. */
  readonly hrefOf: (salaryNarrowing: SalaryNarrowing) => string;
}

/** A job's figures by experience and by city; each row filters the page. */
export const PartsCards = ({ detail, query: salaryNarrowing, hrefOf }: PartsCardsProps) => (
  <>
    {detail.byExperience.length > 0 && (
      <Card padded>
        <h2 className={css.title}>{text.byExperience}</h2>
        <SalaryRows
          rows={detail.byExperience.map(({ experience, figures }) => ({
            id: experience,
            name: text.years(experience),
            href: hrefOf({ ...salaryNarrowing, experience }),
            figures,
          }))}
        />
      </Card>
    )}
    {detail.byPlace.length > 0 && (
      <Card padded>
        <h2 className={css.title}>{text.byPlace}</h2>
        <SalaryRows
          rows={detail.byPlace.map(({ placeId, place, figures }) => ({
            id: String(placeId),
            name: place,
            href: hrefOf({ ...salaryNarrowing, placeId }),
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
        {text.rule.title}
        <Icon name="chevron-down" size="small" />
      </summary>
      <ul>
        {text.rule.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  </Card>
);

/** The two filters of every salary page; a selected value stays listed even when no salary has it. */
export function narrowingFields(
  { places, experiences }: Pick<SalaryFilters, 'places' | 'experiences'>,
  salaryNarrowing: SalaryNarrowing,
): readonly FilterField[] {
  const bands = EXPERIENCE_BANDS.filter(
    (band) => experiences.includes(band) || band === salaryNarrowing.experience,
  );
  return [
    {
      name: 'experience',
      label: text.filters.experience,
      value: salaryNarrowing.experience ?? '',
      options: bands.map((band) => ({ value: band, label: text.years(band) })),
    },
    {
      name: 'location',
      label: text.filters.location,
      value: String(salaryNarrowing.placeId ?? ''),
      options: places.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ].filter(({ options }) => options.length > 0);
}
