import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { interviewQuery, readInterviewQuery } from '../../core/interviews/interview-query';
import { interviewWords as words } from '../../core/interviews/words';
import { pathTo } from '../../core/shell/screens';
import { InterviewsStore } from '../../stores/interviews/interviews-store';
import { Cards, Page, PageHead } from '../kit/page';
import { DesignationTabs } from '../salaries/designation-tabs';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { Experiences } from './experiences';

const jobOf = ({ page, questions, wish }: InterviewsStore): string =>
  page?.items[0]?.jobProfile ??
  questions.items[0]?.jobProfile ??
  (wish.designation ?? '').replaceAll('-', ' ');

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(InterviewsStore);
    const { designation, difficulty, outcome, page } = store.wish;
    return {
      title: words.designationTitle(jobOf(store)),
      description: words.designationDescription(jobOf(store)),
      canonical:
        designation &&
        pathTo('designation-interviews', { jobProfile: designation }) + interviewQuery({ page }),
      hidden: difficulty !== undefined || outcome !== undefined,
    };
  },
};

export const loader = async ({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<Response | undefined> => {
  const interviews = context.get(storesContext)(InterviewsStore);
  const asked = readInterviewQuery(new URL(request.url).search);
  await interviews.open({ designation: params.jobProfile ?? '', ...asked }, { signal: request.signal });
  return lastPage(request, { page: asked.page, pages: interviews.page?.pages ?? 0 });
};

export const Component = observer(function DesignationInterviewsScreen() {
  const store = useStore(InterviewsStore);
  const { page, questions, wish } = store;
  if (!page || wish.designation === undefined) return undefined;
  return (
    <Page>
      <PageHead
        title={words.designationTitle(jobOf(store))}
        lead={words.designationDescription(jobOf(store))}
      />
      <DesignationTabs jobProfile={wish.designation} current="interviews" />
      <Cards>
        <Experiences
          page={page}
          questions={questions}
          wish={wish}
          path={pathTo('designation-interviews', { jobProfile: wish.designation })}
          withCompany
        />
      </Cards>
    </Page>
  );
});
