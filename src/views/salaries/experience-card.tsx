import { detailText } from '../../core/salaries/detail-text';
import { payByYears, paySteps, publishedYears } from '../../core/salaries/pay-by-years';
import type { ExperienceSalary, SalaryDetail } from '../../core/salaries/salaries-port';
import type { SalaryAddress } from '../../core/salaries/salary-query';
import { shortPay } from '../../core/salaries/short-pay';
import { salaryText as text } from '../../core/salaries/text';
import { Card } from '../kit/card';
import { FilterForm } from '../shared/filter-form';
import { GroupsHint } from './groups-hint';
import { HiddenFields } from './hidden-fields';
import css from './salaries.module.css';
import { SalaryRows } from './salary-rows';

interface ExperienceCardProps {
  readonly detail: Pick<SalaryDetail, 'byExperience' | 'figures'>;
  readonly query: SalaryAddress;
  readonly path: string;
  /** The URL of the same page with other filters. */
  readonly hrefOf: (query: SalaryAddress) => string;
}

/** A job's figures by experience group, and an estimate for exact years. */
export function ExperienceCard({ detail, query, path, hrefOf }: ExperienceCardProps) {
  const { byExperience } = detail;
  const steps = paySteps(byExperience);
  return (
    <Card padded>
      <h2 className={css.title}>{text.byExperience}</h2>
      <YearsForm groups={byExperience} query={query} path={path} />
      {query.years !== undefined && <Estimate groups={byExperience} years={query.years} />}
      <SalaryRows
        rows={byExperience.map(({ experience, figures }) => {
          const step = steps.find((item) => item.experience === experience);
          return {
            id: experience,
            name: text.years(experience),
            detail: step && detailText.step(step.percent, step.below),
            href: hrefOf({ ...query, experience }),
            figures,
          };
        })}
      />
      {steps.length > 0 && <p className={css.hint}>{detailText.stepsHint}</p>}
      <GroupsHint groups={byExperience} total={query.experience === undefined ? detail.figures : undefined} />
    </Card>
  );
}

interface YearsFormProps {
  readonly groups: readonly ExperienceSalary[];
  readonly query: SalaryAddress;
  readonly path: string;
}

const YearsForm = ({ groups, query: { years, ...others }, path }: YearsFormProps) => (
  <div className={css.below}>
    <FilterForm
      label={detailText.yourYears}
      path={path}
      fields={[
        {
          name: 'years',
          label: detailText.yourYears,
          value: String(years ?? ''),
          usual: detailText.chooseYears,
          ordered: true,
          options: [...new Set([...publishedYears(groups), ...(years === undefined ? [] : [years])])].map(
            (item) => ({
              value: String(item),
              label: detailText.years(item),
            }),
          ),
        },
      ]}
      any={text.filters.any}
      apply={text.filters.apply}
    >
      <HiddenFields query={others} />
    </FilterForm>
  </div>
);

function Estimate({
  groups,
  years,
}: {
  readonly groups: readonly ExperienceSalary[];
  readonly years: number;
}) {
  const pay = payByYears(groups, years);
  if (!pay)
    return (
      <p className={css.answer} role="status">
        {detailText.noYears}
      </p>
    );
  return (
    <p className={css.answer} role="status">
      <b>{detailText.withYears(years, shortPay(pay.p50))}</b>
      {`, ${detailText.range(shortPay(pay.p25), shortPay(pay.p75))}`}
      <small>{detailText.estimatedFrom(pay.groups)}</small>
    </p>
  );
}
