import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { DesignationSalaries } from '../../core/salaries/salaries-port';
import { salaryFacts } from '../../core/salaries/salary-facts';
import {
  isNarrowed,
  placeName,
  readSalaryQuery,
  type SalaryView,
  salaryQuery,
} from '../../core/salaries/salary-query';
import { payBetween, shortPay } from '../../core/salaries/short-pay';
import { salaryText as text } from '../../core/salaries/text';
import { filteredDescription, filteredTitle } from '../../core/shared/filtered-title';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { DesignationSalariesStore } from '../../stores/salaries/designation-salaries-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { CompanyMark } from '../kit/company-mark';
import { EmptyState } from '../kit/empty-state';
import { FirstViewEnd } from '../kit/first-view-end';
import { Cards, Page, PageHead } from '../kit/page';
import { FilterForm } from '../shared/filter-form';
import { loadOnInteraction } from '../shared/load-on-interaction';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { AddSalary } from './add-salary';
import { BetweenCompaniesNote } from './between-companies-note';
import { DesignationTabs } from './designation-tabs';
import { FiguresCard } from './figures-card';
import { GroupsHint } from './groups-hint';
import { HiddenFields } from './hidden-fields';
import { narrowingFields, PartsCards, RuleCard } from './parts-cards';
import type { PayDetailsProps } from './pay-details';
import css from './salaries.module.css';
import { SalaryRows } from './salary-rows';

const PayDetails = loadOnInteraction<PayDetailsProps>(() =>
  import(/* webpackChunkName: "designation-salaries-screen-rest" */ './pay-details').then((file) => ({
    Part: file.PayDetails,
  })),
);

export const later = [PayDetails];

const pathOf = (jobProfile: string, salaryNarrowing: SalaryView = {}): string =>
  pathTo('designation-salaries', { jobProfile }) + salaryQuery(salaryNarrowing);

const placesOf = (salaries: DesignationSalaries | undefined) =>
  (salaries?.byPlace ?? []).map(({ placeId, place }) => ({ id: placeId, name: place }));

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { salaries, query: salaryNarrowing } = resolve(DesignationSalariesStore);
    const job = salaries?.jobProfile ?? '';
    const { placeId } = salaryNarrowing;
    const place = placeName(placesOf(salaries), placeId);
    return {
      title: filteredTitle(text.designationTitle(job), place),
      description: filteredDescription(text.designationDescription(job), place),
      canonical: salaries && pathOf(salaries.urlName, { placeId }),
      hidden: isNarrowed(salaryNarrowing),
      facts: salaryFacts(job, salaries?.figures),
    };
  },
  about: (resolve) => ({ designationId: resolve(DesignationSalariesStore).salaries?.jobProfileId }),
};

export const loader = ({ params, request, context }: LoaderFunctionArgs): Promise<void> =>
  context
    .get(storesContext)(DesignationSalariesStore)
    .open(params.jobProfile ?? '', readSalaryQuery(new URL(request.url).search), { signal: request.signal });

export const Component = observer(function DesignationSalariesScreen() {
  const { salaries, query: salaryNarrowing } = useStore(DesignationSalariesStore);
  if (!salaries) return undefined;
  const { jobProfile, urlName, department } = salaries;
  const narrowed = salaryNarrowing.placeId !== undefined || salaryNarrowing.experience !== undefined;
  return (
    <Page>
      <PageHead
        title={filteredTitle(
          text.designationTitle(jobProfile),
          placeName(placesOf(salaries), salaryNarrowing.placeId),
        )}
        lead={
          salaries.figures
            ? text.designationLead(
                shortPay(salaries.figures.p50),
                payBetween(salaries.figures.p25, salaries.figures.p75),
              )
            : department
        }
      />
      <DesignationTabs jobProfile={urlName} current="salaries" />
      <Cards>
        {salaries.figures === undefined && !narrowed ? (
          <Card>
            <EmptyState title={text.none} text={text.noneText} action={<AddSalary designation={urlName} />} />
          </Card>
        ) : (
          <Figures salaries={salaries} query={salaryNarrowing} />
        )}
        <CompareCard salaries={salaries} />
        <RuleCard />
      </Cards>
    </Page>
  );
});

const CompareCard = ({ salaries: { jobProfile, urlName } }: { readonly salaries: DesignationSalaries }) => (
  <Card padded board className={css.compare}>
    <h2 className={css.title}>{text.compare.title}</h2>
    <p>{text.compare.text}</p>
    <div className={css.actions}>
      <Button look="gold" href={pathTo('paid-fairly') + buildQuery([['role', jobProfile]])}>
        {text.check}
      </Button>
      <AddSalary designation={urlName} />
    </div>
  </Card>
);

function Figures({ salaries, query: salaryNarrowing }: { salaries: DesignationSalaries; query: SalaryView }) {
  const { jobProfile, urlName, companies, byExperience, jobProfileId } = salaries;
  const narrowed = salaryNarrowing.placeId !== undefined || salaryNarrowing.experience !== undefined;
  const filters = {
    places: placesOf(salaries),
    experiences: byExperience.map(({ experience }) => experience),
  };
  return (
    <>
      <FiguresCard
        title={text.designationPay}
        job={jobProfile}
        figures={salaries.figures}
        end={salaries.figures && <PayDetails median={salaries.figures.p50} split={salaries.split} />}
      >
        <FilterForm
          label={text.filters.title}
          path={pathOf(urlName)}
          fields={narrowingFields(filters, salaryNarrowing)}
          any={text.filters.any}
          apply={text.filters.apply}
          clear={narrowed ? { label: text.filters.clear, href: pathOf(urlName) } : undefined}
        >
          <HiddenFields query={{ years: salaryNarrowing.years }} />
        </FilterForm>
      </FiguresCard>
      <FirstViewEnd />
      <PartsCards
        detail={salaries}
        query={salaryNarrowing}
        path={pathOf(urlName)}
        hrefOf={(other) => pathOf(urlName, other)}
        levelHrefOf={(level) => pathOf(level.urlName, salaryNarrowing)}
      />
      {companies.length > 0 && (
        <Card padded>
          <h2 className={css.title}>{text.byCompany}</h2>
          <SalaryRows
            rows={companies.map(({ company, figures }) => ({
              id: company.urlName,
              company: company.urlName,
              name: company.name,
              mark: <CompanyMark url={company.logoUrl} name={company.name} size="sm" />,
              href:
                pathTo('company-salaries', { urlName: company.urlName }) +
                salaryQuery({ jobProfileId, ...salaryNarrowing }),
              figures,
            }))}
          />
          <GroupsHint groups={companies} total={salaries.figures} />
          <BetweenCompaniesNote companies={companies} />
        </Card>
      )}
    </>
  );
}
