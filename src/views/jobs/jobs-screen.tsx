import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { isNarrowed, jobQuery, readJobQuery } from '../../core/jobs/job-query';
import { jobText as text } from '../../core/jobs/text';
import { searchFieldText } from '../../core/search/search-field-text';
import { pathTo } from '../../core/shell/screens';
import { JobsStore } from '../../stores/jobs/jobs-store';
import { Page, PageHead } from '../kit/page';
import { SearchField } from '../search/search-field';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext } from '../use-store';
import { JobList } from './job-list';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { query } = resolve(JobsStore);
    return {
      title: text.title,
      description: text.description,
      canonical: pathTo('jobs') + jobQuery({ page: query.page }),
      hidden: isNarrowed(query),
    };
  },
};

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> => {
  const jobs = context.get(storesContext)(JobsStore);
  await jobs.open(readJobQuery(new URL(request.url).search), { signal: request.signal });
  return lastPage(request, { page: jobs.query.page, pages: jobs.page.pages });
};

export const Component = observer(function JobsScreen() {
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead} />
      <SearchField type="jobs" hint={searchFieldText.jobs} />
      <JobList path={pathTo('jobs')} />
    </Page>
  );
});
