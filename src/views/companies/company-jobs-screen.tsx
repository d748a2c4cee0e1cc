import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { filterNames, isNarrowed, jobQuery, readJobQuery } from '../../core/jobs/job-query';
import { jobText as text } from '../../core/jobs/text';
import { filteredDescription, filteredTitle } from '../../core/shared/filtered-title';
import { pathTo } from '../../core/shell/screens';
import { CompanyStore } from '../../stores/companies/company-store';
import { JobsStore } from '../../stores/jobs/jobs-store';
import { JobList } from '../jobs/job-list';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { CompanyPage } from './company-page';
import css from './details.module.css';

const ABOUT = ['companyUrl'] as const;

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const { query, filters } = resolve(JobsStore);
    const name = company?.name ?? '';
    const names = filterNames(query, filters);
    const { designation, location } = query;
    return {
      title: filteredTitle(text.companyTitle(name), names),
      description: filteredDescription(text.companyDescription(name), names),
      canonical:
        company && pathTo('company-jobs', { urlName: company.urlName }) + jobQuery({ designation, location }),
      hidden: isNarrowed(query, ABOUT),
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
  const companyUrl = params.urlName ?? '';
  const query = { ...readJobQuery(new URL(request.url).search), companyUrl };
  const jobs = resolve(JobsStore);
  await Promise.all([resolve(CompanyStore).open(companyUrl, call), jobs.open(query, call)]);
  return lastPage(request, { page: query.page, pages: jobs.page.pages });
};

export const Component = observer(function CompanyJobsScreen() {
  const { company } = useStore(CompanyStore);
  const { query, filters } = useStore(JobsStore);
  if (!company) return undefined;
  const { urlName, name } = company;
  return (
    <CompanyPage tab="jobs">
      <h2 className={css.title}>{filteredTitle(text.companyTitle(name), filterNames(query, filters))}</h2>
      <JobList path={pathTo('company-jobs', { urlName })} about={ABOUT} inPage />
    </CompanyPage>
  );
});
