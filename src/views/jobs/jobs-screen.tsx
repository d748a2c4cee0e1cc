import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { isNarrowed, jobQuery, readJobQuery } from '../../core/jobs/job-query';
import { jobWords as words } from '../../core/jobs/words';
import { pathTo } from '../../core/shell/screens';
import { JobsStore } from '../../stores/jobs/jobs-store';
import { Page, PageHead } from '../kit/page';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext } from '../use-store';
import { JobList } from './job-list';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { wish } = resolve(JobsStore);
    return {
      title: words.title,
      description: words.description,
      canonical: pathTo('jobs') + jobQuery({ page: wish.page }),
      hidden: isNarrowed(wish),
    };
  },
};

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> => {
  const jobs = context.get(storesContext)(JobsStore);
  await jobs.open(readJobQuery(new URL(request.url).search), { signal: request.signal });
  return lastPage(request, { page: jobs.wish.page, pages: jobs.page.pages });
};

export const Component = observer(function JobsScreen() {
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} />
      <JobList path={pathTo('jobs')} />
    </Page>
  );
});
