import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { filterNames, isNarrowed, jobQuery, readJobQuery } from '../../core/jobs/job-query';
import { nameOfSlug } from '../../core/jobs/name-of-slug';
import { jobText as text } from '../../core/jobs/text';
import { filteredDescription, filteredTitle } from '../../core/shared/filtered-title';
import { pathTo } from '../../core/shell/screens';
import { JobsStore } from '../../stores/jobs/jobs-store';
import { Page, PageHead } from '../kit/page';
import { DesignationTabs } from '../salaries/designation-tabs';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { JobList } from './job-list';
import { openDesignation } from './open-about';

const ABOUT = ['designation'] as const;

const nameOf = ({ query, filters }: Pick<JobsStore, 'query' | 'filters'>): string => {
  const { designation = '' } = query;
  const known = filters?.designations.find(({ urlName }) => urlName === designation)?.name;
  return known ?? nameOfSlug(designation);
};

const placeOf = ({ query: { location }, filters }: Pick<JobsStore, 'query' | 'filters'>): readonly string[] =>
  filterNames({ location }, filters);

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(JobsStore);
    const { designation = '', location } = store.query;
    const job = nameOf(store);
    const names = placeOf(store);
    return {
      title: filteredTitle(text.designationTitle(job), names),
      description: filteredDescription(text.designationDescription(job), names),
      canonical: pathTo('designation-jobs', { jobProfile: designation }) + jobQuery({ location }),
      hidden: isNarrowed(store.query, ABOUT) || store.page.total === 0,
    };
  },
};

export const loader = async ({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<Response | undefined> => {
  const resolve = context.get(storesContext);
  const jobs = readJobQuery(new URL(request.url).search);
  await openDesignation(resolve, params.jobProfile ?? '', jobs, { signal: request.signal });
  return lastPage(request, { page: jobs.page, pages: resolve(JobsStore).page.pages });
};

export const Component = observer(function DesignationJobsScreen() {
  const store = useStore(JobsStore);
  const jobProfile = store.query.designation;
  if (!jobProfile) return undefined;
  return (
    <Page>
      <PageHead
        title={filteredTitle(text.designationTitle(nameOf(store)), placeOf(store))}
        lead={text.designationDescription(nameOf(store))}
      />
      <DesignationTabs jobProfile={jobProfile} current="jobs" />
      <JobList path={pathTo('designation-jobs', { jobProfile })} about={ABOUT} />
    </Page>
  );
});
