import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { isNarrowed, readJobQuery } from '../../core/jobs/job-query';
import { nameOfSlug } from '../../core/jobs/name-of-slug';
import { jobText as text } from '../../core/jobs/text';
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

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(JobsStore);
    const job = nameOf(store);
    return {
      title: text.designationTitle(job),
      description: text.designationDescription(job),
      canonical: pathTo('designation-jobs', { jobProfile: store.query.designation ?? '' }),
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
        title={text.designationTitle(nameOf(store))}
        lead={text.designationDescription(nameOf(store))}
      />
      <DesignationTabs jobProfile={jobProfile} current="jobs" />
      <JobList path={pathTo('designation-jobs', { jobProfile })} about={ABOUT} />
    </Page>
  );
});
