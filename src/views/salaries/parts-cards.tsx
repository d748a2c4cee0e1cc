import { EXPERIENCE_BANDS } from '../../core/salaries/bands';
import { detailText } from '../../core/salaries/detail-text';
import type {
  LevelSalary,
  SalaryDetail,
  SalaryFilters,
  SalaryNarrowing,
} from '../../core/salaries/salaries-port';
import type { SalaryAddress } from '../../core/salaries/salary-query';
import { salaryText as text } from '../../core/salaries/text';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import type { FilterField } from '../shared/filter-form';
import { ExperienceCard } from './experience-card';
import { GroupsHint } from './groups-hint';
import css from './salaries.module.css';
import { SalaryRows } from './salary-rows';

interface PartsCardsProps {
  readonly detail: SalaryDetail;
  readonly query: SalaryAddress;
  readonly path: string;
  /** The URL of the same page with other filters. */
  readonly hrefOf: (query: SalaryAddress) => string;
  readonly levelHrefOf: (level: LevelSalary) => string;
}

/** A job's figures by experience, by level and by city; each row opens its own page. */
export const PartsCards = ({ detail, query, path, hrefOf, levelHrefOf }: PartsCardsProps) => (
  <>
    {detail.byExperience.length > 0 && (
      <ExperienceCard detail={detail} query={query} path={path} hrefOf={hrefOf} />
    )}
    {detail.levels.length > 0 && (
      <Card padded>
        <h2 className={css.title}>{detailText.byLevel}</h2>
        <SalaryRows
          rows={detail.levels.map((level) => ({
            id: level.urlName,
            name: level.jobProfile,
            href: levelHrefOf(level),
            figures: level.figures,
          }))}
        />
        <p className={css.hint}>{detailText.levelsHint}</p>
      </Card>
    )}
    {detail.byPlace.length > 0 && (
      <Card padded>
        <h2 className={css.title}>{text.byPlace}</h2>
        <SalaryRows
          rows={detail.byPlace.map(({ placeId, place, figures }) => ({
            id: String(placeId),
            name: place,
            href: hrefOf({ ...query, placeId }),
            figures,
          }))}
        />
        <GroupsHint
          groups={detail.byPlace}
          total={query.placeId === undefined ? detail.figures : undefined}
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
    <Anchor className={css.receipt} href={`${pathTo('transparency')}#salaries`}>
      {text.rule.check}
    </Anchor>
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
