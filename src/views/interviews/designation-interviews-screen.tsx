import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { interviewQuery, isFiltered, readInterviewQuery } from '../../core/interviews/interview-query';
import { interviewText as text } from '../../core/interviews/text';
import { placeName } from '../../core/salaries/salary-query';
import { filteredDescription, filteredTitle } from '../../core/shared/filtered-title';
import { pathTo } from '../../core/shell/screens';
import { InterviewsStore } from '../../stores/interviews/interviews-store';
import { Cards, Page, PageHead } from '../kit/page';
import { DesignationTabs } from '../salaries/designation-tabs';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { Experiences } from './experiences';

const titleOf = (store: InterviewsStore): string =>
  filteredTitle(text.designationTitle(jobOf(store)), placesOf(store));

const placesOf = ({ page, query }: InterviewsStore) => placeName(page?.places, query.placeId);

const jobOf = ({ page }: InterviewsStore): string => page?.jobProfile ?? '';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(InterviewsStore);
    const { designation, placeId, page } = store.query;
    return {
      title: titleOf(store),
      description: filteredDescription(text.designationDescription(jobOf(store)), placesOf(store)),
      canonical:
        designation &&
        pathTo('designation-interviews', { jobProfile: designation }) + interviewQuery({ placeId, page }),
      hidden: isFiltered(store.query),
    };
  },
};

export const loader = async ({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<Response | undefined> => {
  const interviews = context.get(storesContext)(InterviewsStore);
  const filters = readInterviewQuery(new URL(request.url).search);
  await interviews.open({ designation: params.jobProfile ?? '', ...filters }, { signal: request.signal });
  return lastPage(request, { page: interviews.query.page, pages: interviews.page?.pages ?? 0 });
};

export const Component = observer(function DesignationInterviewsScreen() {
  const store = useStore(InterviewsStore);
  const { page, questions, query, missed } = store;
  if (!page || query.designation === undefined) return undefined;
  return (
    <Page>
      <PageHead title={titleOf(store)} lead={text.designationDescription(jobOf(store))} />
      <DesignationTabs jobProfile={query.designation} current="interviews" />
      <Cards>
        <Experiences
          page={page}
          questions={questions}
          query={query}
          missed={missed}
          path={pathTo('designation-interviews', { jobProfile: query.designation })}
          withCompany
        />
      </Cards>
    </Page>
  );
});
