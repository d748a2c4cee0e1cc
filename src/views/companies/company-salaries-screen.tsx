import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Company } from '../../core/companies/company';
import { SALARY_SORTS } from '../../core/salaries/salaries-port';
import { isNarrowed, placeName, readSalaryQuery } from '../../core/salaries/salary-query';
import { salaryText as text } from '../../core/salaries/text';
import { namedAddress } from '../../core/search/search-target';
import { filteredDescription, filteredTitle } from '../../core/shared/filtered-title';
import { CompanySalariesStore } from '../../stores/companies/company-salaries-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { Card } from '../kit/card';
import { classNames } from '../kit/class-names';
import { EmptyState } from '../kit/empty-state';
import { AddSalary } from '../salaries/add-salary';
import { narrowingFields, RuleCard } from '../salaries/parts-cards';
import css from '../salaries/salaries.module.css';
import { SalaryRows } from '../salaries/salary-rows';
import { FilterForm } from '../shared/filter-form';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { CompanyPage } from './company-page';
import { CompanyRoleSalaries, companySalariesPath as pathOf } from './company-role-salaries';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const { query: salaryAddress, detail, salaries } = resolve(CompanySalariesStore);
    const { jobProfileId, placeId } = salaryAddress;
    const name = company?.name ?? '';
    const place = placeName(salaries?.filters.places, placeId);
    return {
      title: filteredTitle(detail ? text.jobTitle(detail.jobProfile, name) : text.companyTitle(name), place),
      description: filteredDescription(
        text.companyDescription(name),
        detail ? [detail.jobProfile, ...place] : place,
      ),
      canonical: company && pathOf(company.urlName, { jobProfileId, placeId }),
      hidden: isNarrowed({ ...salaryAddress, jobProfileId: undefined }),
    };
  },
};

export const loader = async ({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<Response | undefined> => {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  const urlName = params.urlName ?? '';
  const { search } = new URL(request.url);
  const named = namedAddress('salaries', search, { companyUrl: urlName });
  if (named !== undefined) return redirect(named);
  await Promise.all([
    resolve(CompanyStore).open(urlName, call),
    resolve(CompanySalariesStore).open(urlName, readSalaryQuery(search), call),
  ]);
  return undefined;
};

export const Component = observer(function CompanySalariesScreen() {
  const { company } = useStore(CompanyStore);
  const { detail, salaries } = useStore(CompanySalariesStore);
  if (!company || !salaries) return undefined;
  return (
    <CompanyPage tab="salaries">
      {detail ? <CompanyRoleSalaries company={company} detail={detail} /> : <Roles company={company} />}
      <RuleCard />
    </CompanyPage>
  );
});

const Roles = observer(function Roles({ company: { urlName, name } }: { company: Company }) {
  const { query: salaryAddress, salaries } = useStore(CompanySalariesStore);
  if (!salaries) return undefined;
  const { items, total, filters } = salaries;
  if (total === 0 && !isNarrowed(salaryAddress))
    return (
      <Card>
        <EmptyState title={text.none} text={text.noneText} action={<AddSalary company={name} />} />
      </Card>
    );
  return (
    <Card padded>
      <h2 className={css.title}>
        {filteredTitle(text.companyTitle(name), placeName(filters.places, salaryAddress.placeId))}
      </h2>
      <p className={css.lead} role="status">
        {total > items.length ? text.jobsShown(items.length, total) : text.jobs(total)}
      </p>
      <Filters urlName={urlName} />
      {items.length === 0 && <p className={css.lead}>{text.tooFew}</p>}
      <SalaryRows
        rows={items.map((item) => ({
          id: String(item.jobProfileId),
          name: item.jobProfile,
          detail: filters.departments.length > 1 ? item.department : undefined,
          href: pathOf(urlName, {
            jobProfileId: item.jobProfileId,
            placeId: salaryAddress.placeId,
            experience: salaryAddress.experience,
          }),
          figures: item.figures,
        }))}
      />
      <div className={classNames(css.actions, css.below)}>
        <AddSalary company={name} />
      </div>
    </Card>
  );
});

const Filters = observer(function Filters({ urlName }: { urlName: string }) {
  const { query: salaryAddress, salaries } = useStore(CompanySalariesStore);
  if (!salaries) return undefined;
  const path = pathOf(urlName);
  const { departments } = salaries.filters;
  const fields = [
    {
      name: 'department',
      label: text.filters.department,
      value: String(salaryAddress.departmentId ?? ''),
      options: departments.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    ...narrowingFields(salaries.filters, salaryAddress),
    {
      name: 'sort',
      label: text.filters.sort,
      value: salaryAddress.sort === 'popularity' ? '' : (salaryAddress.sort ?? ''),
      usual: text.filters.sorts.popularity,
      options: SALARY_SORTS.slice(1).map((sort) => ({ value: sort, label: text.filters.sorts[sort] })),
    },
  ];
  return (
    <FilterForm
      label={text.filters.title}
      path={path}
      fields={fields.filter(({ options }) => options.length > 0)}
      any={text.filters.any}
      apply={text.filters.apply}
      clear={isNarrowed(salaryAddress) ? { label: text.filters.clear, href: path } : undefined}
    />
  );
});
