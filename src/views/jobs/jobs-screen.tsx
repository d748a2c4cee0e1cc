import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { filterNames, isNarrowed, jobQuery, readJobQuery } from '../../core/jobs/job-query';
import { jobText as text } from '../../core/jobs/text';
import { searchFieldText } from '../../core/search/search-field-text';
import { namedAddress } from '../../core/search/search-target';
import { filteredDescription, filteredTitle } from '../../core/shared/filtered-title';
import { pathTo } from '../../core/shell/screens';
import { JobsStore } from '../../stores/jobs/jobs-store';
import { Page, PageHead } from '../kit/page';
import { SearchField } from '../search/search-field';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { JobList } from './job-list';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { query, filters } = resolve(JobsStore);
    const names = filterNames(query, filters);
    const { designation, location, page } = query;
    return {
      title: filteredTitle(text.title, names),
      description: filteredDescription(text.description, names),
      canonical: pathTo('jobs') + jobQuery({ designation, location, page }),
      hidden: isNarrowed(query),
    };
  },
};

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> => {
  const { search } = new URL(request.url);
  const named = namedAddress('jobs', search, { params: ['CompanyName'] });
  if (named !== undefined) return redirect(named);
  const jobs = context.get(storesContext)(JobsStore);
  await jobs.open(readJobQuery(search), { signal: request.signal });
  return lastPage(request, { page: jobs.query.page, pages: jobs.page.pages });
};

export const Component = observer(function JobsScreen() {
  const { query, filters } = useStore(JobsStore);
  return (
    <Page>
      <PageHead title={filteredTitle(text.title, filterNames(query, filters))} lead={text.lead} />
      <SearchField type="jobs" hint={searchFieldText.jobs} />
      <JobList path={pathTo('jobs')} />
    </Page>
  );
});
